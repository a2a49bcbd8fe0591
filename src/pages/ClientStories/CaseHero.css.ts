import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { ruledColumns } from '../../styles/ruledColumns.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

/** Name of the page and months of the case, as at the head of a file. */
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  paddingBottom: vars.space[1],
  borderBottom: `${vars.rule.hair} solid ${vars.color.ink}`,
  color: vars.color.stone,
  fontSize: vars.size.small,
})
/** On phones the sums are below the title, on wide screens below title and lead. */
export const head = style({
  display: 'grid',
  gap: vars.space[2],
  marginTop: vars.space[3],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      gap: vars.space[6],
      alignItems: 'end',
      marginTop: vars.space[5],
    },
  },
})
export const side = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  '@media': { [media.wide]: { gridColumn: 2, gridRow: 1, gap: vars.space[3] } },
})
/** A ledger: rows on phones, columns where there is room. */
export const sums = style({
  display: 'grid',
  borderTop: line,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[4] },
    [media.wide]: { gridColumn: '1 / -1', gridTemplateColumns: ruledColumns(4), columnGap: 0, borderBottom: line },
  },
})
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  // Labels wrap alike in the fallback font, which prevents a layout shift.
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  borderBottom: line,
  '@media': {
    [media.wide]: {
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: vars.space[1],
      paddingBlock: vars.space[3],
      paddingInline: vars.space.inset,
      borderBottom: 0,
      borderInlineStart: line,
      selectors: {
        '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
})
export const label = style({ color: vars.color.stone, fontSize: vars.size.small, lineHeight: vars.leading.quote })
export const amount = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.display,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.wide]: { fontSize: vars.size.figure } },
})
