import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { drawingText } from '../../styles/drawingText.ts'
import { vars } from '../../styles/theme.css.ts'
import { chair, table } from './tableDrawing.ts'

export const plan = style({ position: 'relative', breakInside: 'avoid' })
/** Over the chairs, so that the table covers what is under it. */
export const drawing = style({ position: 'relative', display: 'block', width: '100%', height: 'auto' })

const seat = style({
  position: 'absolute',
  top: 0,
  width: `${((100 * chair.width) / table.width).toFixed(3)}%`,
  height: 'auto',
  transform: 'translateX(-50%)',
})
/** The middle of each text column of the cards below (ruledColumns.ts). */
export const seats = styleVariants({
  left: [seat, { left: `calc(25% - ${vars.space.inset} / 2)` }],
  right: [seat, { left: `calc(75% + ${vars.space.inset} / 2)` }],
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
  fontSize: drawingText.plan.phone,
  '@media': { [media.medium]: { fontSize: drawingText.plan.wide }, print: { fontSize: drawingText.plan.wide } },
})
export const caption = style({
  marginBlock: `${vars.space[1]} ${vars.space[5]}`,
  color: vars.color.stone,
  fontSize: vars.size.caption,
})
