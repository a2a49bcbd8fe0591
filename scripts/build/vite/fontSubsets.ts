import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const root = path.resolve(import.meta.dirname, '../../..')
const { resolve } = createRequire(import.meta.url)

/** Folder of the subsets; styles name it `@fonts`. */
export const fontFolder = path.join(root, 'node_modules/.cache/fonts')

type Face = {
  readonly file: string
  /** The part of a text that the face is for. */
  readonly part?: RegExp
  readonly always: string
  readonly variationAxes?: object
}

/** Printable ASCII, which visitors type into fields. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('')
/** What `Intl` and components insert: digits, spaces that do not break, word joiner, minus, multiplication sign, arrows, ›, degrees. */
const inserted = '0123456789.,%°\u00A0\u202F\u2060\u2212\u00D7\u2190\u2192\u203A'

const serif = '@fontsource/instrument-serif/files/instrument-serif-latin-400'
const faces: Readonly<Record<string, Face>> = {
  serif: { file: `${serif}-normal.woff2`, always: inserted },
  'serif-italic': { file: `${serif}-italic.woff2`, part: /<em>.*?<\/em>/g, always: inserted },
  sans: {
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
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
 * Writes a subset of each face with the characters of both catalogs, and its range. Any other character comes from the
 * whole face (src/styles/global.css.ts). Does nothing if the catalogs have not changed.
 */
export async function writeFontSubsets(): Promise<void> {
  const texts = readTexts()
  const stamp = createHash('sha256')
    .update(JSON.stringify([texts, faces, options]))
    .digest('hex')
  const stampFile = path.join(fontFolder, 'stamp')
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp) return
  const characters = Object.fromEntries(Object.entries(faces).map(([name, face]) => [name, charactersOf(texts, face)]))
  fs.mkdirSync(fontFolder, { recursive: true })
  for (const name of Object.keys(faces)) write(`${name}.woff2`, await fontSubset(name, characters[name] ?? ''))
  const ranges = Object.entries(characters).map(([name, own]) => [name, rangeOf(own)])
  write('ranges.json', JSON.stringify(Object.fromEntries(ranges)))
  write('stamp', stamp)
}

/** A face with these characters only, as WOFF2. */
export function fontSubset(name: string, characters: string): Promise<Buffer> {
  const { file = '', variationAxes } = faces[name] ?? {}
  return subsetFont(fs.readFileSync(resolve(file)), characters, { ...options, variationAxes })
}

/** The texts of the catalogs. */
const readTexts = (): string =>
  fs
    .globSync('locales/*.po', { cwd: root })
    .flatMap((file) => [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/^[^#]*?"(.*)"$/gm)])
    .map(([, text = '']) => text)
    .join('\n')

/** The characters of a face in texts, sorted, each once. Tags and the syntax of variables are not shown. */
export function charactersOf(texts: string, { part = /[^]*/, always }: Pick<Face, 'part' | 'always'>): string {
  const shown = (texts.match(part) ?? []).join('').replaceAll(/<[^>]*>|[{}\\\n]/g, '')
  return [...new Set(shown + always)].toSorted().join('')
}

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

/** Several processes may write at the same time: a file appears complete. */
function write(name: string, content: string | Buffer): void {
  const draft = path.join(fontFolder, `${name}.${process.pid}`)
  fs.writeFileSync(draft, content)
  fs.renameSync(draft, path.join(fontFolder, name))
}
