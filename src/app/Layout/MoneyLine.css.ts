import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const band = style({ borderTop: `${vars.rule.hair} solid ${vars.color.mares}` })
export const moneyLine = style({
  ...contentColumn,
  paddingBlock: vars.space[1],
  fontSize: vars.size.label,
  lineHeight: vars.leading.quote,
  '@media': { [media.medium]: { fontSize: vars.size.caption } },
})
/** The fee is what a visitor's eye finds first in the line. */
globalStyle(`${moneyLine} em`, { fontStyle: 'normal', fontWeight: 600 })
