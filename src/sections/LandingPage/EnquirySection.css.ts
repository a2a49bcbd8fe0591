import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const intro = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  marginBottom: vars.space[3],
  '@media': { [media.wide]: { position: 'sticky', top: vars.space[5] } },
})
