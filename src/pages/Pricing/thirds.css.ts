import { vars } from '../../styles/theme.css.ts'

const gap = vars.space[5]
/** The three columns that the page's sections share. */
export const thirds = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: gap } as const
/** A title in the first column and a text across the other two. */
export const titleAndText = {
  gridTemplateColumns: `calc((100% - 2 * ${gap}) / 3) minmax(0, 1fr)`,
  columnGap: gap,
  alignItems: 'first baseline',
} as const
/** Distance from the start of a table's third of the width to the start of the page's column. */
export const inset = { second: `calc(${gap} / 3)`, third: `calc(${gap} * 2 / 3)` } as const
