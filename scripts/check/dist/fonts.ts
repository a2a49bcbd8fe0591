import fs from 'node:fs'
import path from 'node:path'
import fontFaces from '../../../src/styles/fonts/faces.json' with { type: 'json' }
import { readFont, type Font } from '../../dev/fonts/fontFiles.ts'
import type { Rule } from './rule.ts'

export const committedFont = (file: string): Promise<Font> =>
  readFont(fs.readFileSync(path.resolve(import.meta.dirname, '../../../src/styles/fonts', file)))

const charactersOf: Record<string, Set<string>> = {}
for (const { file, fontFamily, fontStyle } of fontFaces) {
  const { characters } = await committedFont(file)
  const face = `${fontFamily} ${fontStyle}`
  charactersOf[face] = new Set([...(charactersOf[face] ?? []), ...characters])
}

/** Invisible characters, and those that the published fonts lack: they are shown in the fallback font. */
const withoutFace = /[\s\p{Cf}←→²³]/u

/** Any text may be in a heading or emphasised. A page of the blog shows what authors write, in any language. */
export const faces: Rule = ({ html, route }) => {
  if (route.page === 'blog' || route.page === 'blogPost') return []
  const shown = [...new Set(html.querySelector('body')?.textContent)].filter((it) => !withoutFace.test(it))
  return Object.entries(charactersOf).flatMap(([face, characters]) =>
    shown.filter((it) => !characters.has(it)).map((it) => `shows “${it}”, which ${face} lacks`),
  )
}

/** Digits of a font that `font-variant-numeric: tabular-nums` does not change. */
export function figureProblems(name: string, { features, shape }: Font): string[] {
  if (!features.includes('tnum')) return [`${name} has no tabular figures (tnum).`]
  return Array.from('0123456789')
    .filter((digit) => shape(digit)[0]?.glyph === shape(digit, 'tnum')[0]?.glyph)
    .map((digit) => `${name} has no tabular form of ${digit}.`)
}
