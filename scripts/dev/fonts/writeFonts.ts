import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const folder = path.resolve(import.meta.dirname, '../../../src/styles/fonts')
/** Space, no-break spaces, soft hyphen, word joiner: a browser shapes them with the text around them. */
const spaces = ' \u00A0\u202F\u00AD\u2060'
/** Letters of English, German, Spanish and Catalan. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜßäöüÁÉÍÓÚÑáéíóúñÀÈÒÇÏàèòçï'
const text = `${spaces}${letters}0123456789.,:;!?¿¡’‘“”„‚-–…`
const signs = `'"«»()/—&%+€@·×`
const symbols = '−°‹›§©_$£'

const serif = { fontFamily: 'Instrument Serif', fontWeight: '400', fontStyle: 'normal' }
const serifFiles = '@fontsource/instrument-serif/files/instrument-serif-*-400'
const sansFiles = '@fontsource-variable/instrument-sans/files/instrument-sans-*-wght'
/**
 * Each face as the stylesheet declares it, its published files (`*` is an alphabet), and the characters of its first file, which
 * every page loads.
 */
const faces = {
  serif: { rule: serif, published: `${serifFiles}-normal.woff2`, first: text + signs },
  'serif-italic': {
    rule: { ...serif, fontStyle: 'italic' },
    published: `${serifFiles}-italic.woff2`,
    first: `${text}%€`,
  },
  sans: {
    rule: { ...serif, fontFamily: 'Instrument Sans Variable', fontWeight: '400 600' },
    published: `${sansFiles}-normal.woff2`,
    first: text + signs + symbols,
  },
}

/** A CSS `unicode-range`. */
function rangeOf(characters: string): string {
  const spans: { from: number; to: number }[] = []
  for (const point of Array.from(characters, (it) => it.codePointAt(0) ?? 0).toSorted((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && point === last.to + 1) last.to = point
    else spans.push({ from: point, to: point })
  }
  const hex = (point: number): string => point.toString(16).toUpperCase()
  return spans.map(({ from, to }) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ')
}

type Face = { readonly collectUnicodes: () => Uint32Array }
type GlyphBuffer = {
  readonly addText: (text: string) => void
  readonly guessSegmentProperties: () => void
  readonly json: () => { readonly g: number }[]
}
type HarfBuzz = {
  readonly createBlob: (font: Uint8Array) => object
  readonly createFace: (blob: object, index: number) => Face
  readonly createFont: (face: Face) => object
  readonly createBuffer: () => GlyphBuffer
  readonly shape: (font: object, buffer: GlyphBuffer, features?: string) => void
}
const harfBuzz = require('harfbuzzjs') as Promise<HarfBuzz>

/** A whole font as TrueType, the only format that HarfBuzz reads. */
const trueTypeOf = async (font: Buffer): Promise<Buffer> =>
  subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true })

/** The characters of a font. */
async function charactersOf(font: Buffer): Promise<string[]> {
  const { createBlob, createFace } = await harfBuzz
  const face = createFace(createBlob(await trueTypeOf(font)), 0)
  return Array.from(face.collectUnicodes(), (point) => String.fromCodePoint(point))
}

/** The font, whose tabular figures (tnum) squeeze "%" into the width of a digit, with a "%" that keeps its own width. */
async function withPercentOfItsOwnWidth(font: Buffer): Promise<Buffer> {
  const { createBlob, createFace, createFont, createBuffer, shape } = await harfBuzz
  const trueType = await trueTypeOf(font)
  const glyph = (features?: string): number | undefined => {
    const buffer = createBuffer()
    buffer.addText('%')
    buffer.guessSegmentProperties()
    shape(createFont(createFace(createBlob(trueType), 0)), buffer, features)
    return buffer.json()[0]?.g
  }
  const [own, squeezed] = [glyph(), glyph('tnum')]
  if (own === undefined || squeezed === undefined || own === squeezed) return font
  for (const at of substitutesOf(trueType, 'tnum')) {
    if (trueType.readUInt16BE(at) === squeezed) trueType.writeUInt16BE(own, at)
  }
  return trueType
}

/** Where a font states the substitutes of a feature that puts one glyph in place of another (OpenType table GSUB, format 2). */
function substitutesOf(font: Buffer, feature: string): number[] {
  const u16 = (at: number): number => font.readUInt16BE(at)
  const list = (at: number, size: number): number[] => Array.from({ length: u16(at) }, (_, i) => at + 2 + size * i)
  const tagAt = (at: number): string => font.toString('latin1', at, at + 4)
  const record = Array.from({ length: u16(4) }, (_, i) => 12 + 16 * i).find((at) => tagAt(at) === 'GSUB')
  if (record === undefined) return []
  const table = font.readUInt32BE(record + 8)
  const features = table + u16(table + 6)
  const lookups = table + u16(table + 8)
  return list(features, 6)
    .filter((at) => tagAt(at) === feature)
    .flatMap((at) => list(features + u16(at + 4) + 2, 2))
    .map((at) => lookups + u16(lookups + 2 + 2 * u16(at)))
    .flatMap((lookup) => list(lookup + 4, 2).map((at) => lookup + u16(at)))
    .filter((subtable) => u16(subtable) === 2)
    .flatMap((subtable) => list(subtable + 4, 2))
}

const subset = async (face: string, source: Buffer, characters: string, keepFeatures: string[]): Promise<Buffer> =>
  subsetFont(source, characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures,
    dropTables: ['gasp', 'DSIG', 'STAT', 'meta'],
    ...(face === 'sans' ? { variationAxes: { wght: { min: 400, max: 600 } } } : {}),
  })

const declared: object[] = []
for (const [face, { rule, published, first }] of Object.entries(faces)) {
  const taken = new Set(first)
  const write = async (file: string, source: Buffer, characters: string): Promise<void> => {
    // Figures of a table have one width (tnum).
    const font = await subset(face, source, characters, ['kern', 'tnum'])
    fs.writeFileSync(path.join(folder, file), font)
    declared.push({ file, ...rule, unicodeRange: rangeOf(characters) })
    console.log(`${file}: ${font.length} bytes, ${characters.length} characters`)
  }
  const read = (alphabet: string): Buffer => fs.readFileSync(require.resolve(published.replace('*', alphabet)))
  await write(`${face}.woff2`, await withPercentOfItsOwnWidth(read('latin')), first)
  for (const alphabet of ['latin', 'latin-ext']) {
    const others = (await charactersOf(read(alphabet))).filter((it) => !taken.has(it))
    for (const character of others) taken.add(character)
    await write(`${face}-${alphabet}.woff2`, read(alphabet), others.join(''))
  }
}
fs.writeFileSync(path.join(folder, 'faces.json'), `${JSON.stringify(declared, undefined, 2)}\n`)

const drawings = path.resolve(import.meta.dirname, '../../../public/drawings')
const latin = fs.readFileSync(require.resolve(faces.sans.published.replace('*', 'latin')))
/** An SVG file cannot use the fonts of the page: it has a subset with all digits and the characters of its labels. */
for (const file of fs.readdirSync(drawings)) {
  const svg = fs.readFileSync(path.join(drawings, file), 'utf8')
  const labels = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, label]) => label).join('')
  const font = await subset('sans', latin, `0123456789${labels}`, ['kern'])
  fs.writeFileSync(path.join(drawings, file), svg.replace(/base64,[^)]*/, `base64,${font.toString('base64')}`))
}
