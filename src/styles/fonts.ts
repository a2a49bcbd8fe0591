import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import instrumentSans from '@capsizecss/metrics/instrumentSans'
import instrumentSerif from '@capsizecss/metrics/instrumentSerif'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'

/** Fonts of Linux that are drawn to the widths of others. */
const sameWidths = {
  'Times New Roman': ['Liberation Serif', 'LiberationSerif'],
  Arial: ['Liberation Sans', 'LiberationSans'],
} as const

type FontMetrics = Parameters<typeof createFontStack>[0][number]

/** Capsize knows the mean width of English; measured on all pages, our texts wrap alike with this share of it. */
const narrower = 0.99

/**
 * The stack of a web font, with fallbacks of its metrics (capsize), so that nothing shifts when it arrives: fonts of
 * Windows and Apple's systems first, then of Android.
 */
function stackOf(font: FontMetrics, ...fallbacks: FontMetrics[]) {
  const { subsets: _, xWidthAvg, ...rest } = font
  const metrics = [{ ...rest, xWidthAvg: xWidthAvg * narrower }, ...fallbacks]
  const { fontFamily, fontFaces } = createFontStack(metrics, { fontFaceFormat: 'styleObject' })
  const faces = fontFaces.map(({ '@font-face': face }) => {
    const also = Object.entries(sameWidths).flatMap(([name, others]) => (face.src?.includes(`'${name}'`) ? others : []))
    const src = [face.src, ...also.map((name) => `local('${name}')`)].join(', ')
    return { ...face, fontFamily: plain(String(face.fontFamily)).replaceAll('"', ''), src }
  })
  return { fontFamily: plain(fontFamily), faces }
}

/** vanilla-extract writes the family of a font face without quotes, where a colon may not stand. */
const plain = (family: string): string => family.replaceAll(' Fallback: ', ' as ')

export const display = stackOf(instrumentSerif, timesNewRoman, notoSerif)
export const text = stackOf({ ...instrumentSans, familyName: 'Instrument Sans Variable' }, arial, roboto)

export const fontStacks = {
  display: `${display.fontFamily}, serif`,
  text: `${text.fontFamily}, sans-serif`,
}
