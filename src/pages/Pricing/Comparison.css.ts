import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { stackOnPhones } from '../../styles/stackedTable.ts'
import { vars } from '../../styles/theme.css.ts'

const twoColumns = (gap: string) => ({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: gap })

/** The heading is above the drawing, its text above the table. */
const beside = { [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: vars.space[7] } }
export const head = style({
  display: 'grid',
  gap: vars.space[3],
  marginBottom: vars.space[6],
  breakAfter: 'avoid',
  '@media': beside,
})
export const intro = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'start',
  '@media': { [media.medium]: twoColumns(vars.space[5]), print: twoColumns(vars.space[3]) },
})
/** The drawing and the table next to each other. */
export const halves = style({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': beside,
})
/** The drawing has few words, which are large enough at this width. */
export const plan = style({ '@media': { [media.medium]: { maxWidth: '34rem' }, print: { maxWidth: '24rem' } } })
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  breakInside: 'avoid',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[0.5]} ${vars.space[2]} ${vars.space[1]}`,
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 400,
  lineHeight: vars.leading.quote,
  '@media': { [media.medium]: { padding: `${vars.space[3]} ${vars.space[2]}` } },
})
globalStyle(`${table} thead :is(th, td)`, {
  borderBottom: `${vars.rule.hair} solid ${vars.color.ink}`,
  fontSize: vars.size.small,
  fontWeight: 600,
  verticalAlign: 'bottom',
})
globalStyle(`${table} thead th:first-child`, { width: '42%' })
globalStyle(`${table} tbody th`, {
  paddingInlineEnd: 0,
  hyphens: 'auto',
  color: vars.color.stone,
  fontSize: vars.size.small,
})
globalStyle(`${table} tr > :first-child`, { paddingInlineStart: 0 })
globalStyle(`${table} tbody td`, {
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  '@media': { [media.medium]: { fontSize: vars.size.h3 } },
})
stackOnPhones(table)
export const withUs = style({
  '@media': { [media.medium]: { background: vars.color.plaster }, print: { background: 'none' } },
})
export const basis = style({ marginTop: vars.space[2] })
export const titles = style({ display: 'grid', alignContent: 'start', gap: vars.space[2] })
