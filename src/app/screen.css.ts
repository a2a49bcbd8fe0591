import { style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css.ts'

/** Centered content of a page that is not there. */
export const screen = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  minHeight: '70svh',
  padding: vars.space.gutter,
  textAlign: 'center',
})
