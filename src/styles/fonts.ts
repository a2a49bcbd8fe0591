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

/**
 * Capsize knows the mean width of a font's regular English; with this share of it our texts are as wide in the fallback,
 * measured on all pages. A variable font is wider where it is bolder.
 */
const shares = [{ share: 0.99 }] as const
const sharesByWeight = [
  { share: 0.99, fontWeight: '400' },
  { share: 1.012, fontWeight: '500 700' },
] as const

type Share = { readonly share: number; readonly fontWeight?: string }

/**
 * The stack of a web font, with fallbacks of its metrics (capsize), so that nothing shifts when it arrives: fonts of
 * Windows and Apple's systems first, then of Android.
 */
function stackOf(font: FontMetrics, fallbacks: readonly FontMetrics[], of: readonly Share[]) {
  const { subsets: _, xWidthAvg, ...rest } = font
  const stacks = of.map(({ share, ...weight }) => {
    const metrics = [{ ...rest, xWidthAvg: xWidthAvg * share }, ...fallbacks]
    const { fontFamily, fontFaces } = createFontStack(metrics, { fontFaceFormat: 'styleObject' })
    return { fontFamily, faces: fontFaces.map(({ '@font-face': face }) => ({ ...face, ...weight })) }
  })
  const faces = stacks
    .flatMap((stack) => stack.faces)
    .map((face) => {
      const also = Object.entries(sameWidths).flatMap(([name, others]) =>
        face.src?.includes(`'${name}'`) ? others : [],
      )
      const src = [face.src, ...also.map((name) => `local('${name}')`)].join(', ')
      return { ...face, fontFamily: plain(String(face.fontFamily)).replaceAll('"', ''), src }
    })
  return { fontFamily: plain(stacks[0]?.fontFamily ?? ''), faces }
}

/** vanilla-extract writes the family of a font face without quotes, where a colon may not stand. */
const plain = (family: string): string => family.replaceAll(' Fallback: ', ' as ')

export const display = stackOf(instrumentSerif, [timesNewRoman, notoSerif], shares)
export const text = stackOf(
  { ...instrumentSans, familyName: 'Instrument Sans Variable' },
  [arial, roboto],
  sharesByWeight,
)

export const fontStacks = {
  display: `${display.fontFamily}, serif`,
  text: `${text.fontFamily}, sans-serif`,
}
