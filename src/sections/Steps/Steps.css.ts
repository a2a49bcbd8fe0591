import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const steps = style({ display: 'grid', '@media': { print: { display: 'block' } } })
export const step = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[6]} minmax(0, 1fr)`,
  paddingBlock: vars.space[3],
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  breakInside: 'avoid',
  '@media': { [media.medium]: { gridTemplateColumns: `${vars.space[8]} minmax(0, 1fr)` } },
})
globalStyle(`${step} p`, { marginTop: vars.space[1] })
export const number = style({
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: vars.size.numeral,
  lineHeight: 1,
  color: vars.color.terracotta,
})
