import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const head = style({
  breakAfter: 'avoid',
  breakInside: 'avoid',
  display: 'grid',
  gap: vars.space[2],
  marginBottom: vars.space[6],
})
