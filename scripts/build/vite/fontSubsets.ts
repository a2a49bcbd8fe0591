import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import published from '@fontsource/instrument-serif/unicode.json' with { type: 'json' }
import subsetFont from 'subset-font'
import type { FontRange } from '@fonts/ranges.json'
import { writeWhole } from '../buildCache.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const { resolve } = createRequire(import.meta.url)

/** Folder of the subsets; styles name it `@fonts`. */
export const fontFolder = path.join(root, 'node_modules/.cache/fonts')

type Face = {
  /** Of the package; `*` is one of the alphabets. */
  readonly files: string
  /** The part of a text that the face is for. */
  readonly part?: RegExp
  readonly always: string
  readonly variationAxes?: object
}

/** Printable ASCII, which visitors type into fields. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('')
/** What `Intl` and components insert: digits, spaces that do not break, word joiner, minus, multiplication sign, ›, degrees. */
const inserted = '0123456789.,%°\u00A0\u202F\u2060\u2212\u00D7\u203A'

const alphabets = ['latin', 'latin-ext'] as const
const serif = '@fontsource/instrument-serif/files/instrument-serif-*-400'
const faces: Readonly<Record<FontRange['face'], Face>> = {
  // The e-mail address is on every page, and must not make each of them declare the whole face.
  serif: { files: `${serif}-normal.woff2`, always: `${inserted}@` },
  'serif-italic': { files: `${serif}-italic.woff2`, part: /<em>.*?<\/em>/g, always: inserted },
  sans: {
    files: '@fontsource-variable/instrument-sans/files/instrument-sans-*-wght-normal.woff2',
    always: inserted + ascii,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
}
const options = {
  targetFormat: 'woff2',
  noLayoutClosure: true,
  noHinting: true,
  /** Lining and tabular figures, and what text needs to be set well. */
  keepFeatures: ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'mark'],
  dropTables: ['gasp', 'DSIG', 'STAT', 'meta'],
} as const

/**
 * Writes a subset of each face with the characters of all catalogs, and its range; letters of the extended Latin alphabet are
 * a file of their own. Any other character comes from the whole face (src/styles/global.css.ts). Does nothing if
 * catalogs, faces and packages have not changed.
 */
export async function writeFontSubsets(): Promise<void> {
  const texts = readTexts()
  const packages = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const stamp = createHash('sha256')
    .update(JSON.stringify([texts, faces, options, packages]))
    .digest('hex')
  const stampFile = path.join(fontFolder, 'stamp')
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp) return
  const ranges: FontRange[] = []
  for (const [face, form] of Object.entries(faces) as [FontRange['face'], Face][])
    for (const alphabet of alphabets) {
      const characters = charactersOf(texts, form, published[alphabet])
      if (characters === '') continue
      const file = alphabet === 'latin' ? `${face}.woff2` : `${face}-${alphabet}.woff2`
      await write(file, await fontSubset(face, characters, alphabet))
      ranges.push({ face, file, range: rangeOf(characters) })
    }
  await write('ranges.json', JSON.stringify(ranges))
  await write('stamp', stamp)
}

/** A face with these characters only, as WOFF2. */
export function fontSubset(
  face: FontRange['face'],
  characters: string,
  alphabet: (typeof alphabets)[number] = 'latin',
): Promise<Buffer> {
  const { files, variationAxes } = faces[face]
  return subsetFont(fs.readFileSync(resolve(files.replace('*', alphabet))), characters, { ...options, variationAxes })
}

/** The subsets of the last build. */
export const fontRanges = (): readonly FontRange[] =>
  JSON.parse(fs.readFileSync(path.join(fontFolder, 'ranges.json'), 'utf8')) as FontRange[]

/** The texts of the catalogs. */
const readTexts = (): string =>
  fs
    .globSync('locales/*.po', { cwd: root })
    .flatMap((file) => [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/^[^#]*?"(.*)"$/gm)])
    .map(([, text = '']) => text)
    .join('\n')

/** The characters of a face in texts, sorted, each once, within a published range. Tags and the syntax of variables are not shown. */
export function charactersOf(
  texts: string,
  { part = /[^]*/, always }: Pick<Face, 'part' | 'always'>,
  within: string,
): string {
  const shown = (texts.match(part) ?? []).join('').replaceAll(/<[^>]*>|[{}\\\n]/g, '')
  return [...new Set(shown + always)]
    .filter((it) => isWithin(it, within))
    .toSorted()
    .join('')
}

/** Whether a CSS `unicode-range` has a character. */
export const isWithin = (character: string, range: string): boolean =>
  range.split(',').some((span) => {
    const [from = 0, to = from] = span
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    const point = character.codePointAt(0) ?? 0
    return from <= point && point <= to
  })

/** A CSS `unicode-range`. */
export function rangeOf(characters: string): string {
  const spans: { from: number; to: number }[] = []
  for (const point of Array.from(characters, (it) => it.codePointAt(0) ?? 0).toSorted((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && point === last.to + 1) last.to = point
    else spans.push({ from: point, to: point })
  }
  const hex = (point: number): string => point.toString(16).toUpperCase()
  return spans.map(({ from, to }) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',')
}

/** Several processes may write at the same time. */
const write = (name: string, content: string | Buffer): Promise<void> =>
  writeWhole(path.join(fontFolder, name), content)
