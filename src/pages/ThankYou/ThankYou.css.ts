import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})
export const urgent = style({ marginTop: vars.space[4] })
