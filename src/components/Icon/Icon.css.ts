import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const icon = style({
  width: vars.space[5],
  height: vars.space[5],
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  color: vars.color.terracotta,
})
