import { style } from '@vanilla-extract/css'
import { drawingText } from '../../styles/drawingText.ts'
import { vars } from '../../styles/theme.css.ts'

export const drawing = style({
  display: 'block',
  width: '100%',
  maxWidth: vars.measure.narrow,
  height: 'auto',
  breakInside: 'avoid',
})

/** Sizes in centimeters of the drawing. */
export const letters = style({
  fill: vars.color.ink,
  fontFamily: vars.font.display,
  fontSize: drawingText.plan.letter,
  textAnchor: 'middle',
})
export const measure = style({
  fill: vars.color.stone,
  fontFamily: vars.font.text,
  fontSize: drawingText.plan.measure,
})
export const caption = style({
  marginTop: vars.space[1],
  color: vars.color.stone,
  fontSize: vars.size.caption,
})
