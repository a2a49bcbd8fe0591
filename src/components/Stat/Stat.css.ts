import { globalStyle, style, styleVariants, type GlobalStyleRule } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { ruledColumns } from '../../styles/ruledColumns.ts'
import { vars } from '../../styles/theme.css.ts'
import { visuallyHidden } from '../../styles/visuallyHidden.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

const list = { display: 'grid', borderTop: `${vars.rule.hair} solid ${vars.color.ink}` } as const
/** In columns from tablets on, or in rows on every screen. */
export const stats = styleVariants({ columns: list, rows: list })
export type StatsLayout = keyof typeof stats
export const stat = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: `${vars.space[3]} 0`,
  borderBottom: line,
})
// The figure next to its texts.
const row = {
  gridTemplateColumns: 'min(7.5rem, 35vw) minmax(0, 1fr)',
  columnGap: vars.space[2],
  rowGap: 0,
  paddingBlock: vars.space[2],
} as const
globalStyle(`${stats.rows} > ${stat}`, {
  ...row,
  gridTemplateColumns: 'min(10rem, 35vw) minmax(0, 1fr)',
  alignItems: 'center',
})
globalStyle(`${stats.columns} > ${stat}`, { '@media': { [media.phone]: row } })

const inColumns = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [media.medium]: rule } })
inColumns(stats.columns, { gridTemplateColumns: ruledColumns(3) })
inColumns(`${stats.columns} > ${stat}`, { paddingInline: vars.space.inset, borderInlineStart: line })
inColumns(`${stats.columns} > ${stat}:nth-child(3n + 1)`, { paddingInlineStart: 0, borderInlineStart: 0 })
inColumns(`${stats.columns} > ${stat}:nth-child(3n)`, { paddingInlineEnd: 0 })

export const figure = style({
  order: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  lineHeight: vars.leading.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${stats.columns} ${figure}`, { '@media': { [media.phone]: { gridRow: 'span 2' } } })
/** For screen readers and on paper. */
export const final = style({ '@media': { screen: visuallyHidden } })
export const counting = style({ '@media': { print: { display: 'none' } } })
export const label = style({ order: 1, fontWeight: 600, lineHeight: vars.leading.quote })
export const description = style({
  order: 2,
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  maxWidth: vars.measure.lead,
})
globalStyle(`${stats.rows} ${description}`, { gridColumn: 2 })
