import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** The text next to the card is sticky. */
export const statement = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.wide]: { position: 'sticky', top: vars.space[6] } },
})
export const card = style({ display: 'grid', gap: vars.space[2], '@media': { print: { display: 'block' } } })
