import fs from 'node:fs'
import path from 'node:path'
import { fontSubset, publishedFont, readFont, type Alphabet, type Face } from './fontFiles.ts'

const folder = path.resolve(import.meta.dirname, '../../../src/styles/fonts')
/** Space, no-break spaces, soft hyphen, word joiner: a browser shapes them with the text around them. */
const spaces = ' \u00A0\u202F\u00AD\u2060'
/** Letters of English, German, Spanish and Catalan. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜßäöüÁÉÍÓÚÑáéíóúñÀÈÒÇÏàèòçï'
const text = `${spaces}${letters}0123456789.,:;!?¿¡’‘“”„‚-–…`
const signs = `'"«»()/—&%+€@·×`
const symbols = '−°‹›§©_$£'

const serif = { fontFamily: 'Instrument Serif', fontWeight: '400', fontStyle: 'normal' }
/** Each face as the stylesheet declares it, and the characters of its first file, which every page loads. */
const faces: Readonly<Record<Face, { readonly rule: Readonly<Record<string, string>>; readonly first: string }>> = {
  serif: { rule: serif, first: text + signs },
  'serif-italic': { rule: { ...serif, fontStyle: 'italic' }, first: `${text}%€` },
  sans: {
    rule: { ...serif, fontFamily: 'Instrument Sans Variable', fontWeight: '400 600' },
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

const declared: object[] = []
for (const [face, { rule, first }] of Object.entries(faces) as [Face, (typeof faces)[Face]][]) {
  const taken = new Set<string>()
  const write = async (file: string, alphabet: Alphabet, characters: string): Promise<void> => {
    for (const character of characters) taken.add(character)
    const font = await fontSubset(face, alphabet, characters, ['kern', 'tnum'])
    fs.writeFileSync(path.join(folder, file), font)
    declared.push({ file, ...rule, unicodeRange: rangeOf(characters) })
    console.log(`${file}: ${font.length} bytes, ${characters.length} characters`)
  }
  await write(`${face}.woff2`, 'latin', first)
  for (const alphabet of ['latin', 'latin-ext'] as const) {
    const { characters } = await readFont(publishedFont(face, alphabet))
    const others = [...characters].filter((it) => !taken.has(it))
    await write(`${face}-${alphabet}.woff2`, alphabet, others.join(''))
  }
}
fs.writeFileSync(path.join(folder, 'faces.json'), `${JSON.stringify(declared, undefined, 2)}\n`)

const drawings = path.resolve(import.meta.dirname, '../../../public/drawings')
/** An SVG file cannot use the fonts of the page: it has a subset with all digits and the characters of its labels. */
for (const file of fs.readdirSync(drawings)) {
  const svg = fs.readFileSync(path.join(drawings, file), 'utf8')
  const labels = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, label]) => label).join('')
  const font = await fontSubset('sans', 'latin', `0123456789${labels}`, ['kern'])
  fs.writeFileSync(path.join(drawings, file), svg.replace(/base64,[^)]*/, `base64,${font.toString('base64')}`))
}
