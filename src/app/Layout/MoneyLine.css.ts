import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const band = style({ borderTop: `${vars.rule.hair} solid ${vars.color.mares}` })
export const moneyLine = style({
  ...contentColumn,
  paddingBlock: vars.space[1],
  color: vars.color.stone,
  fontSize: vars.size.label,
  lineHeight: vars.leading.quote,
  '@media': { [media.medium]: { fontSize: vars.size.caption } },
})
