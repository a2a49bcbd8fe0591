import fs from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const serif = '@fontsource/instrument-serif/files/instrument-serif-*-400'
/** The published files of each face; `*` is an alphabet. */
const published = {
  serif: `${serif}-normal.woff2`,
  'serif-italic': `${serif}-italic.woff2`,
  sans: '@fontsource-variable/instrument-sans/files/instrument-sans-*-wght-normal.woff2',
} as const
export type Face = keyof typeof published
export type Alphabet = 'latin' | 'latin-ext'

export const publishedFont = (face: Face, alphabet: Alphabet): Buffer =>
  fs.readFileSync(require.resolve(published[face].replace('*', alphabet)))

/** A face with these characters only, as WOFF2; glyphs that the features lead to are kept. */
export const fontSubset = (
  face: Face,
  alphabet: Alphabet,
  characters: string,
  keepFeatures: readonly string[],
): Promise<Buffer> =>
  subsetFont(publishedFont(face, alphabet), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures,
    dropTables: ['gasp', 'DSIG', 'STAT', 'meta'],
    ...(face === 'sans' ? { variationAxes: { wght: { min: 400, max: 600 } } } : {}),
  })

type HarfBuzz = {
  readonly createBlob: (font: Uint8Array) => object
  readonly createFace: (blob: object, index: number) => HarfBuzzFace
  readonly createFont: (face: HarfBuzzFace) => object
  readonly createBuffer: () => HarfBuzzBuffer
  readonly shape: (font: object, buffer: HarfBuzzBuffer, features?: string) => void
}
type HarfBuzzFace = {
  readonly collectUnicodes: () => Uint32Array
  readonly getTableFeatureTags: (table: 'GSUB' | 'GPOS') => string[]
}
type HarfBuzzBuffer = {
  readonly addText: (text: string) => void
  readonly guessSegmentProperties: () => void
  /** Index and advance width of each glyph. */
  readonly json: () => { readonly g: number; readonly ax: number }[]
}

export type Font = {
  readonly characters: ReadonlySet<string>
  /** Features that replace glyphs (GSUB). */
  readonly features: readonly string[]
  /** The glyphs that draw a text; `width` in units of the font. */
  readonly shape: (text: string, feature?: string) => readonly { readonly glyph: number; readonly width: number }[]
}

/** Reads a font file with HarfBuzz, which shapes text in Chromium and Firefox. */
export async function readFont(font: Buffer): Promise<Font> {
  // An import of a promise fails in Vitest.
  const { createBlob, createBuffer, createFace, createFont, shape } = await (require('harfbuzzjs') as Promise<HarfBuzz>)
  // HarfBuzz reads TrueType only.
  const trueType = await subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true })
  const face = createFace(createBlob(trueType), 0)
  const shaper = createFont(face)
  return {
    characters: new Set(Array.from(face.collectUnicodes(), (point) => String.fromCodePoint(point))),
    features: face.getTableFeatureTags('GSUB'),
    shape(text, feature) {
      const buffer = createBuffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      shape(shaper, buffer, feature)
      return buffer.json().map(({ g, ax }) => ({ glyph: g, width: ax }))
    },
  }
}
