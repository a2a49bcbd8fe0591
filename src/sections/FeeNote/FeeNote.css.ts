import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const grid = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
})
export const figure = style({
  display: 'block',
  marginTop: vars.space[3],
  fontFamily: vars.font.display,
  fontSize: vars.size.sum,
  lineHeight: 0.9,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
})
export const figureText = style({ marginTop: vars.space[2] })
export const texts = style({ display: 'grid', justifyItems: 'start', alignContent: 'start', gap: vars.space[3] })
