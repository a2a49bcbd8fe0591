import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** The frame says what a crop keeps, by `focus` or by an `objectPosition` of its own. */
export const image = style({ width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'inherit' })

/** For pictures whose subject is not in the middle. */
export const focus = styleVariants({
  middle: {},
  top: { objectPosition: '50% 12%' },
  upper: { objectPosition: '50% 23%' },
  lower: { objectPosition: '50% 85%' },
})
export type PictureFocus = keyof typeof focus

/** The layout sizes the frame, and the picture fills it without taking part. */
const behind = { position: 'absolute', inset: 0 } as const
export const fill = styleVariants({
  always: { position: 'relative' },
  wide: { position: 'relative' },
})
export const filling = styleVariants({
  always: behind,
  wide: { '@media': { [media.wide]: behind } },
})
export type PictureFill = keyof typeof fill

const frame = style({ display: 'block', overflow: 'hidden' })
export const tone = styleVariants({
  sand: [frame, { background: vars.color.mares }],
  sea: [frame, { background: vars.color.sea }],
  plaster: [frame, { background: vars.color.plaster }],
  /** Shows what is behind it. */
  none: [frame],
})
export type PictureTone = keyof typeof tone
