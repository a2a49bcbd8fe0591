import { calculateCosts } from '../../content/calculateCosts.ts'
import { facts } from '../../content/facts.ts'

type Span = { readonly min: number; readonly max: number }
/** A bar from 0: solid up to the lowest yield, open up to the highest. */
export type YieldBar = {
  readonly id: 'gross' | 'net' | 'cash'
  readonly y: number
  readonly solid: number
  readonly open: number
}
export type YieldBars = {
  readonly height: number
  readonly bars: readonly [gross: YieldBar, net: YieldBar, cash: YieldBar]
  /** The row of each deduction. None has a length, because its share differs from house to house. */
  readonly deductions: readonly number[]
}
export type Sheet = {
  /** Where the bars begin, user units. */
  readonly start: number
  /** Length of the highest gross yield. */
  readonly length: number
  /** From one row to the next. */
  readonly row: number
}

/** Price of the example, euro. */
const price = facts.feeExamples[1]

/** The net yield of the example on all the cash that its purchase needs; ratios. */
export function yieldOnCash(): Span {
  const { total } = calculateCosts(price, 'resale')
  const { min, max } = facts.netYield
  return { min: (price * min) / (price + total.max), max: (price * max) / (price + total.min) }
}

/** Yields as bars to one scale, with a row for each deduction between gross and net. */
export function yieldBars(deductions: number, { length, row }: Sheet): YieldBars {
  const scale = (ratio: number): number => (ratio / facts.grossYield.max) * length
  const bar = (id: YieldBar['id'], at: number, { min, max }: Span): YieldBar => ({
    id,
    y: at * row,
    solid: scale(min),
    open: scale(max),
  })
  return {
    height: (deductions + 3) * row,
    bars: [
      bar('gross', 0, facts.grossYield),
      bar('net', deductions + 1, facts.netYield),
      bar('cash', deductions + 2, yieldOnCash()),
    ],
    deductions: Array.from({ length: deductions }, (_, at) => (at + 1) * row),
  }
}
