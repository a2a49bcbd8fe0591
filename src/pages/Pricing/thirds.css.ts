import { vars } from '../../styles/theme.css.ts'

const gap = vars.space[5]
/** The page's three columns, on which its sections stand. */
export const thirds = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: gap } as const
/** A title in the first column and a text across the other two. */
export const beside = {
  gridTemplateColumns: `calc((100% - 2 * ${gap}) / 3) minmax(0, 1fr)`,
  columnGap: gap,
  alignItems: 'first baseline',
} as const
/** By how much a column begins behind its third of the width: a table with equal columns starts its texts there. */
export const inset = { second: `calc(${gap} / 3)`, third: `calc(${gap} * 2 / 3)` } as const
