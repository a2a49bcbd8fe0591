import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const ledger = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const entry = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
})
export const figure = style({ marginTop: vars.space[3], '@media': { print: { display: 'none' } } })
export const caption = style({ marginTop: vars.space[1] })
