import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const intro = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
})
export const pictureBeside = style({ display: 'none', '@media': { [media.wide]: { display: 'block', width: '100%' } } })
