import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { ruledColumns } from '../../styles/ruledColumns.ts'
import { vars } from '../../styles/theme.css.ts'
import { visuallyHidden } from '../../styles/visuallyHidden.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

export const stats = style({ display: 'grid', borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const stat = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: `${vars.space[3]} 0`,
  borderBottom: line,
  // The figure next to its texts.
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'min(7.5rem, 35vw) minmax(0, 1fr)',
      columnGap: vars.space[2],
      rowGap: 0,
      paddingBlock: vars.space[2],
    },
  },
})

const inColumns = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [media.medium]: rule } })
inColumns(stats, { gridTemplateColumns: ruledColumns(3) })
inColumns(`${stats} > ${stat}`, { paddingInline: vars.space.inset, borderInlineStart: line })
inColumns(`${stats} > ${stat}:nth-child(3n + 1)`, { paddingInlineStart: 0, borderInlineStart: 0 })
inColumns(`${stats} > ${stat}:nth-child(3n)`, { paddingInlineEnd: 0 })

export const figure = style({
  order: 0,
  '@media': { [media.phone]: { gridRow: 'span 2' } },
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  lineHeight: vars.leading.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
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
