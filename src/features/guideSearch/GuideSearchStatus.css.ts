import { style } from '@vanilla-extract/css'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const status = style({
  ...contentColumn,
  '@media': { print: { display: 'none' } },
})
export const notice = style({
  marginTop: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlock: `${vars.rule.hair} solid ${vars.color.mares}`,
})
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[0.5]} ${vars.space[3]}`,
  paddingBlock: vars.space[1],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
})
