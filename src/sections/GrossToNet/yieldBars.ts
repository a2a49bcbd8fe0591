import { calculateCosts } from '../../content/calculateCosts.ts'
import { facts } from '../../content/facts.ts'

type Span = { readonly min: number; readonly max: number }
/** A bar from 0: solid up to the lowest yield, open up to the highest. */
export type YieldBar = { readonly id: 'gross' | 'net' | 'cash'; readonly solid: number; readonly open: number }
export type YieldBars = readonly [gross: YieldBar, net: YieldBar, cash: YieldBar]

/** Price of the example, euro. */
const price = facts.feeExamples[1]

/** The net yield of the example on all the cash that its purchase needs; ratios. */
export function yieldOnCash(): Span {
  const { cash } = calculateCosts(price, 'resale')
  const { min, max } = facts.netYield
  return { min: (price * min) / cash.max, max: (price * max) / cash.min }
}

/** Yields as bars to one scale, on which `highest`, a ratio, is `length` long. */
export function yieldBars(length: number, highest: number = facts.grossYield.max): YieldBars {
  const scale = (ratio: number): number => (ratio / highest) * length
  const bar = (id: YieldBar['id'], { min, max }: Span): YieldBar => ({ id, solid: scale(min), open: scale(max) })
  return [bar('gross', facts.grossYield), bar('net', facts.netYield), bar('cash', yieldOnCash())]
}
