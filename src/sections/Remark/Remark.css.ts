import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const remark = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[0.5],
  maxWidth: vars.measure.lead,
  breakInside: 'avoid',
})
export const words = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.intro,
  fontStyle: 'italic',
  lineHeight: vars.leading.quote,
})
export const name = style({ color: vars.color.stone, fontSize: vars.size.caption })
