import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })

/** What a crop keeps: for pictures whose subject does not stand in the middle. */
export const focus = styleVariants({
  middle: {},
  top: { objectPosition: '50% 12%' },
  upper: { objectPosition: '50% 23%' },
  lower: { objectPosition: '50% 85%' },
})
export type PictureFocus = keyof typeof focus

const frame = style({ display: 'block', overflow: 'hidden' })
export const tone = styleVariants({
  sand: [frame, { background: vars.color.mares }],
  sea: [frame, { background: vars.color.sea }],
  plaster: [frame, { background: vars.color.plaster }],
})
export type PictureTone = keyof typeof tone
