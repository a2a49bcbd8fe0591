import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** The frame sets the focal point of the crop by its `objectPosition`. */
export const image = style({ width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'inherit' })

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
  sea: [frame, { background: vars.color.sea }],
  plaster: [frame, { background: vars.color.plaster }],
  /** Transparent placeholder. */
  none: [frame],
})
export type PictureTone = keyof typeof tone
