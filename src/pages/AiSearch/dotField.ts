import { facts } from '../../content/facts.ts'

const listingsPerDot = 10
/** One dot for every ten listings of a working day. */
const dots = facts.listingsPerDay / listingsPerDot
export const columns = 70
export const rows = Math.ceil(dots / columns)
/** Drawing units between two dots. */
export const pitch = 8
/** Dots to the left of the house that is found, and above it. */
export const found = { left: 48, above: 19 } as const

/** Dots in each row; the last row has those that are left. */
export const rowLengths: readonly number[] = Array.from({ length: rows }, (_, row) =>
  Math.min(columns, dots - row * columns),
)
