import fontFaces from '../../src/styles/fonts/faces.json' with { type: 'json' }

/** The characters of a CSS `unicode-range`. */
const charactersIn = (unicodeRange: string): string[] =>
  unicodeRange.split(', ').flatMap((span) => {
    const [from = 0, to = from] = (span.match(/[\dA-F]{2,}/g) ?? []).map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
  })

const faces = [...Map.groupBy(fontFaces, ({ fontFamily, fontStyle }) => `${fontFamily} ${fontStyle}`).values()].map(
  (files) => new Set(files.flatMap(({ unicodeRange }) => charactersIn(unicodeRange))),
)
/** The published fonts lack these: they are shown in the fallback font. */
const fallback = '←→²³'

/** The characters of a text that a font of the site lacks. Any text may be in a heading or emphasized. */
export const missingGlyphs = (text: string): string[] =>
  [...new Set(text)].filter((it) => it !== '\n' && !fallback.includes(it) && !faces.every((face) => face.has(it)))

export const named = (sign: string): string =>
  `“${sign}” (U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`
