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
  serif: { rule: serif, published: `${serifFiles}-normal.woff2`, first: `${text}${signs}−` },
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

type HarfBuzz = {
  readonly createBlob: (font: Uint8Array) => object
  readonly createFace: (blob: object, index: number) => { readonly collectUnicodes: () => Uint32Array }
}

/** The characters of a font. */
async function charactersOf(font: Buffer): Promise<string[]> {
  const { createBlob, createFace } = await (require('harfbuzzjs') as Promise<HarfBuzz>)
  // HarfBuzz reads TrueType only.
  const trueType = await subsetFont(font, undefined, { targetFormat: 'truetype', keepAllGlyphs: true })
  return Array.from(createFace(createBlob(trueType), 0).collectUnicodes(), (point) => String.fromCodePoint(point))
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
  await write(`${face}.woff2`, read('latin'), first)
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
