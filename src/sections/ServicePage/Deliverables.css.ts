import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const beside = style({
  display: 'grid',
  gap: `${vars.space[5]} ${vars.space[6]}`,
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' }, print: { display: 'block' } },
})
