import { facts } from '../../content/facts.ts'

const listingsPerDot = 10
/** One dot for every ten listings of a working day. */
const dots = facts.listingsPerDay / listingsPerDot
/** Drawing units between two dots. */
export const pitch = 8

/** Dots in a row, and to the left of the house that is found and above it. */
type Layout = { readonly columns: number; readonly left: number; readonly above: number }
const layouts = {
  wide: { columns: 70, left: 48, above: 19 },
  /** Flat, so that the sheet below it begins on the first screen. */
  phone: { columns: 100, left: 69, above: 13 },
} as const satisfies Record<string, Layout>

export type Screen = keyof typeof layouts
/** The last row has the dots that are left. */
const withRows = (layout: Layout) => ({
  ...layout,
  rowLengths: Array.from({ length: Math.ceil(dots / layout.columns) }, (_, row) =>
    Math.min(layout.columns, dots - row * layout.columns),
  ),
})
export const fields = { wide: withRows(layouts.wide), phone: withRows(layouts.phone) }
