import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const failed = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  maxWidth: vars.measure.text,
  marginInline: 'auto',
  padding: vars.space.gutter,
})
