import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { stackOnPhones } from '../../styles/stackedTable.ts'
import { vars } from '../../styles/theme.css.ts'
import { inset, titleAndText } from './thirds.css.ts'

export const head = style({
  display: 'grid',
  gap: vars.space[3],
  marginBottom: vars.space[5],
  breakAfter: 'avoid',
  breakInside: 'avoid',
  '@media': { [media.wide]: titleAndText },
})
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  breakInside: 'avoid',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'lining-nums',
})
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[3]} ${vars.space[2]} ${vars.space[3]} 0`,
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 600,
  lineHeight: vars.leading.quote,
})
globalStyle(`${table} td`, { fontWeight: 400 })
globalStyle(`${table} thead th`, {
  paddingBlock: `0 ${vars.space[2]}`,
  borderBottom: `${vars.rule.hair} solid ${vars.color.ink}`,
  verticalAlign: 'bottom',
})
globalStyle(`${table} tr > :nth-child(2)`, { '@media': { [media.wide]: { paddingInlineStart: inset.second } } })
globalStyle(`${table} tr > :nth-child(3)`, { '@media': { [media.wide]: { paddingInlineStart: inset.third } } })
stackOnPhones(table)
/** Room for the two halves of the fee. */
globalStyle(`${table} tr`, {
  '@media': { [`${media.phone} and (min-width: 18.01em)`]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
})
export const sum = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
  whiteSpace: 'nowrap',
  '@media': { [media.medium]: { fontSize: vars.size.figure } },
})
export const cost = style({ color: vars.color.terracotta })
export const note = style({ whiteSpace: 'nowrap' })
export const detail = style({ display: 'block', marginTop: vars.space[0.5], textWrapStyle: 'balance' })
/** A line ends between the two halves. */
export const half = style({ display: 'inline-block' })
export const texts = style({
  display: 'grid',
  gap: vars.space[2],
  marginTop: vars.space[4],
  '@media': { [media.wide]: { ...titleAndText, marginTop: vars.space[5] } },
})
