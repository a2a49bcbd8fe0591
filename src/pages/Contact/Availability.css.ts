import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { stackOnPhones } from '../../styles/stackedTable.ts'
import { vars } from '../../styles/theme.css.ts'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} 0`,
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  textAlign: 'start',
  fontWeight: 400,
  verticalAlign: 'baseline',
})
globalStyle(`${table} thead th`, { color: vars.color.stone, fontSize: vars.size.small })
globalStyle(`${table} tbody th`, {
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
})
globalStyle(`${table} td`, {
  fontSize: vars.size.small,
  '@media': { [media.medium]: { fontSize: vars.size.text, whiteSpace: 'nowrap' } },
})
stackOnPhones(table)
export const notes = style({ display: 'grid', gap: vars.space[1], marginTop: vars.space[3] })
