import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const heading = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  breakAfter: 'avoid',
  breakInside: 'avoid',
})
export const below = style({ marginTop: vars.space[5] })
