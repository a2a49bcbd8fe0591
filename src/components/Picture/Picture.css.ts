import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const [x, y] = [createVar(), createVar()]
export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: `${fallbackVar(x, '50%')} ${fallbackVar(y, '50%')}`,
})

const tenths = { 0: 0, 10: 10, 20: 20, 30: 30, 40: 40, 50: 50, 60: 60, 70: 70, 80: 80, 90: 90, 100: 100 } as const
/** The focal point of a crop: classes, as the policy of the site refuses styles in documents. */
export const across = styleVariants(tenths, (percent) => ({ vars: { [x]: `${percent}%` } }))
export const down = styleVariants(tenths, (percent) => ({ vars: { [y]: `${percent}%` } }))
export type Tenth = keyof typeof tenths

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
