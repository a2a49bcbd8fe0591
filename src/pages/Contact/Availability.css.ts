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
  padding: `${vars.space[2]} 0 ${vars.space[1]}`,
  textAlign: 'start',
  fontWeight: 400,
  verticalAlign: 'baseline',
})
globalStyle(`${table} tr > :not(:first-child)`, {
  '@media': { [media.medium]: { width: '40%', paddingInlineStart: vars.space[4] } },
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
export const line = style({
  display: 'block',
  width: '100%',
  height: vars.space[1.5],
  marginTop: vars.space[1],
  '@media': { [media.phone]: { width: `calc(100% - ${vars.space[1]})` } },
})
/** Above the marks of the lines. */
export const noon = style([
  line,
  {
    height: 'auto',
    marginTop: 0,
    fontSize: vars.size.label,
    textAlign: 'center',
    '::after': {
      content: '',
      display: 'block',
      width: 0,
      height: vars.space[0.5],
      marginInline: 'auto',
      borderInlineStart: `${vars.rule.hair} solid ${vars.color.ink}`,
    },
  },
])
export const notes = style({ display: 'grid', gap: vars.space[1], marginTop: vars.space[3] })
