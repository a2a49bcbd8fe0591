import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import instrumentSans from '@capsizecss/metrics/instrumentSans'
import instrumentSerif from '@capsizecss/metrics/instrumentSerif'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'

/** Metric-matched fallbacks (capsize): nothing shifts when the web fonts arrive. */
export const display = createFontStack([instrumentSerif, timesNewRoman], { fontFaceFormat: 'styleObject' })
export const text = createFontStack([{ ...instrumentSans, familyName: 'Instrument Sans Variable' }, arial], {
  fontFaceFormat: 'styleObject',
})

export const fontStacks = {
  display: `${display.fontFamily}, serif`,
  text: `${text.fontFamily}, sans-serif`,
}
