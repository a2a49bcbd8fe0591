import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  marginTop: vars.space[4],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
    print: { display: 'block' },
  },
})
/** In view next to the calculation. */
export const words = style({
  '@media': { [media.wide]: { position: 'sticky', top: vars.space[4] }, print: { position: 'static' } },
})
export const headline = style({ fontSize: vars.size.h1, marginBottom: '0.42em' })
export const action = style({ marginTop: vars.space[4] })
