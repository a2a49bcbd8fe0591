import fontFaces from '../../../src/styles/fonts/faces.json' with { type: 'json' }
import type { Rule } from './rule.ts'

/** The characters of a CSS `unicode-range`. */
const charactersIn = (unicodeRange: string): string[] =>
  unicodeRange.split(', ').flatMap((span) => {
    const [from = 0, to = from] = span
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
  })

const faceOf = ({ fontFamily, fontStyle }: (typeof fontFaces)[number]): string => `${fontFamily} ${fontStyle}`
const charactersOf = [...Map.groupBy(fontFaces, faceOf)].map(
  ([face, files]) => [face, new Set(files.flatMap(({ unicodeRange }) => charactersIn(unicodeRange)))] as const,
)

/** Invisible characters, and those that the published fonts lack: they are shown in the fallback font. */
const withoutFace = /[\s\p{Cf}←→²³]/u

/** Any text may be in a heading or emphasised. A page of the blog shows what authors write, in any language. */
export const faces: Rule = ({ html, route }) => {
  if (route.page === 'blog' || route.page === 'blogPost') return []
  const shown = [...new Set(html.querySelector('body')?.textContent)].filter((it) => !withoutFace.test(it))
  return charactersOf.flatMap(([face, characters]) =>
    shown.filter((it) => !characters.has(it)).map((it) => `shows “${it}”, which ${face} lacks`),
  )
}
