import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** The frame sets the focal point of the crop, by `focus` or by its own `objectPosition`. */
export const image = style({ width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'inherit' })

/** Focal points for pictures whose subject is off-center. */
export const focus = styleVariants({
  middle: {},
  top: { objectPosition: '50% 12%' },
  upper: { objectPosition: '50% 23%' },
  lower: { objectPosition: '50% 85%' },
})
export type PictureFocus = keyof typeof focus

/** The layout sizes the frame; the picture fills it and does not affect its size. */
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
  /** Transparent placeholder. */
  none: [frame],
})
export type PictureTone = keyof typeof tone
