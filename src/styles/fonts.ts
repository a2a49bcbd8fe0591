import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import instrumentSans from '@capsizecss/metrics/instrumentSans'
import instrumentSerif from '@capsizecss/metrics/instrumentSerif'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'

/** Linux fonts that are metric-compatible with other fonts. */
const sameWidths = {
  'Times New Roman': ['Liberation Serif', 'LiberationSerif'],
  Arial: ['Liberation Sans', 'LiberationSans'],
} as const

type FontMetrics = Parameters<typeof createFontStack>[0][number]

/**
 * Factors for Capsize's average character width, which is based on English text in regular weight. With them our texts
 * are as wide in the fallback font, measured on all pages. Bold weights of a variable font are wider.
 */
const shares = [{ share: 0.99 }] as const
const sharesByWeight = [
  { share: 0.99, fontWeight: '400' },
  { share: 1.012, fontWeight: '500 700' },
] as const

type Share = { readonly share: number; readonly fontWeight?: string }

/**
 * Font stack of a web font with metric-adjusted fallbacks (Capsize), which prevent layout shifts: first a Windows and
 * Apple font, then an Android font.
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

/** Removes the colon, which is invalid in the unquoted font family that vanilla-extract writes. */
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
