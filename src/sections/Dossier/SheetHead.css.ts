import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const running = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBottom: vars.space[1],
  borderBottom: `${vars.rule.hair} solid ${vars.color.ink}`,
  color: vars.color.stone,
  fontSize: vars.size.caption,
})
export const part = style({
  selectors: { [`${running} > &`]: { '@media': { print: { fontSize: vars.size.fine } } } },
})
export const mark = style([part, { color: vars.color.ink, fontWeight: 600 }])
