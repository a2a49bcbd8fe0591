import { expect, test } from 'vitest'
import subsetFont from 'subset-font'
import fontFaces from '../../../src/styles/fonts/faces.json' with { type: 'json' }
import { fontSubset, publishedFont, readFont } from '../../dev/fonts/fontFiles.ts'
import { committedFont, figureProblems } from './fonts.ts'

const digits = '0123456789'
const problemsOf = async (font: Promise<Buffer>) => figureProblems('font', await readFont(await font))
const sans = await committedFont('sans.woff2')
const widthOf = (text: string, feature?: string) => sans.shape(text, feature).reduce((sum, { width }) => sum + width, 0)

test('figures of a table have one width', () => {
  expect(widthOf('1111')).not.toBe(widthOf('8888'))
  for (const digit of digits) expect(widthOf(digit.repeat(4), 'tnum')).toBe(widthOf('8888', 'tnum'))
  expect(figureProblems('sans.woff2', sans)).toEqual([])
})

test('refuses a font without tabular figures, and one that lacks some', async () => {
  expect(await problemsOf(fontSubset('sans', 'latin', '012345678', ['tnum']))).toEqual([
    'font has no tabular form of 9.',
  ])
  // The feature is there, the glyphs that it leads to are not.
  const options = { keepFeatures: ['tnum'], noLayoutClosure: true }
  expect(await problemsOf(subsetFont(publishedFont('sans', 'latin'), digits, options))).toEqual([
    'font has no tabular figures (tnum).',
  ])
})

test('each character is in one file of a face', () => {
  const points = fontFaces.flatMap(({ fontFamily, fontStyle, unicodeRange }) =>
    unicodeRange.split(', ').flatMap((span) => {
      const [from = 0, to = from] = span
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: to - from + 1 }, (_, at) => `${fontFamily} ${fontStyle} ${from + at}`)
    }),
  )
  expect(points.filter((it, at) => points.indexOf(it) !== at)).toEqual([])
})
