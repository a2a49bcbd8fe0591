import { style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { ruledColumns } from '../../styles/ruledColumns.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

export const sheet = style({
  padding: `${vars.space[5]} ${contentEdge} ${vars.space[6]}`,
  breakInside: 'avoid',
  '@media': { [media.wide]: { paddingTop: vars.space[7] } },
})
export const caption = style({
  maxWidth: vars.measure.text,
  paddingTop: vars.space[1],
  color: vars.color.stone,
  fontSize: vars.size.caption,
  lineHeight: 1.45,
  textWrapStyle: 'balance',
  '@media': { [media.wide]: { paddingTop: vars.space[4], fontSize: vars.size.small } },
})
/** Lines of a sum, and on wide screens its columns. */
export const entries = style({
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: ruledColumns(5), gridTemplateRows: 'repeat(3, auto)' },
  },
})
const lines = style({
  columnGap: vars.space[1],
  alignItems: 'baseline',
  paddingBlock: vars.space[0.5],
  borderBottom: line,
  '@media': {
    [media.wide]: {
      alignContent: 'start',
      padding: `${vars.space[2]} ${vars.space.inset} 0`,
      borderBottom: 0,
      borderInlineStart: line,
      selectors: {
        '&:first-child': { borderInlineStart: 0, paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
})
const stacked = {
  [media.wide]: {
    display: 'grid',
    gridTemplateAreas: '"name" "amount" "basis"',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
  },
}
/** A season: on phones one line, if it has room. */
export const entry = style([lines, { display: 'flex', flexWrap: 'wrap', '@media': stacked }])
/** Gross or net: on phones two lines. */
export const total = style([
  lines,
  {
    display: 'grid',
    gridTemplateAreas: '"name amount" "basis amount"',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '@media': stacked,
  },
])
export const name = style({ gridArea: 'name', fontSize: vars.size.small })
export const basis = style({ gridArea: 'basis', color: vars.color.stone, fontSize: vars.size.caption })
export const amount = style({
  gridArea: 'amount',
  order: 1,
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  '@media': {
    [media.wide]: {
      marginInlineStart: 0,
      fontFamily: vars.font.display,
      fontSize: vars.size.figure,
      lineHeight: vars.leading.heading,
    },
  },
})
export const totalAmount = style([
  amount,
  {
    alignSelf: 'center',
    fontFamily: vars.font.display,
    fontSize: vars.size.h3,
    lineHeight: vars.leading.heading,
    '@media': { [media.wide]: { alignSelf: 'auto', fontSize: vars.size.figure } },
  },
])
