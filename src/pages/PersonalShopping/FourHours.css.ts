import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const days = style({ display: 'grid', gap: vars.space[3] })
export const hours = styleVariants({
  one: { marginTop: vars.space[1] },
  three: {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gap: vars.space[1],
    marginTop: vars.space[1],
  },
})
export const figure = style({ display: 'grid', gap: vars.space[0.5] })
/** The ridge is in view up to its top. */
export const shape = style({
  aspectRatio: '3 / 2',
  objectPosition: '50% 36%',
  '@media': { print: { display: 'none' } },
})
export const time = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'lining-nums',
})
