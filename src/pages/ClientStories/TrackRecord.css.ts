import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const head = style({
  display: 'grid',
  gap: vars.space[3],
  marginBottom: vars.space[6],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', gap: vars.space[6], alignItems: 'end' },
  },
})
export const titles = style({ display: 'grid', gap: vars.space[2] })
