import { stampDutyRate } from '../../content/calculateCosts.ts'
import { purchaseCosts } from '../../content/costs.ts'

/** How much of the last band, which is open, the drawing shows, as a ratio of its threshold. */
const openEnd = 1 / 4
type Size = { readonly width: number; readonly height: number }
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
/** One step of the stair; its area is to scale with the tax on a whole band. */
export type StairStep = Box & { readonly from: number; readonly upTo: number; readonly rate: number }

const bands = purchaseCosts.transferTaxBands
const lastThreshold = bands.at(-2)?.upTo ?? 0
/** Highest price that the drawing shows, euro. */
export const drawnUpTo = lastThreshold * (1 + openEnd)

/** The rate that fills the height of the drawing: the highest one plus one percentage point. */
export const fullHeight = Math.max(...bands.map(({ rate }) => rate)) + 0.01

const xOf = (price: number, width: number): number => (Math.min(price, drawnUpTo) / drawnUpTo) * width
const heightOf = (rate: number, height: number): number => (rate / fullHeight) * height

/** The bands of the transfer tax: widths to scale of the prices, heights of the rates. */
export function taxStair({ width, height }: Size): readonly StairStep[] {
  return bands.map(({ upTo, rate }, at) => {
    const from = bands[at - 1]?.upTo ?? 0
    const x = xOf(from, width)
    const tall = heightOf(rate, height)
    return { from, upTo, rate, x, y: height - tall, width: xOf(upTo, width) - x, height: tall }
  })
}

/** The parts of the steps below the price: together their area is the tax. */
export const taxedSteps = (steps: readonly StairStep[], price: number, size: Size): readonly Box[] =>
  steps
    .map(({ x, y, width, height }) => ({ x, y, width: Math.min(width, xOf(price, size.width) - x), height }))
    .filter(({ width }) => width > 0)

/** The taxes on a new build: each rate on the whole price, one on top of the other. */
export function newBuildBlocks(price: number, { width, height }: Size): { readonly vat: Box; readonly stampDuty: Box } {
  const right = xOf(price, width)
  const vat = heightOf(purchaseCosts.newBuildVat, height)
  const stampDuty = heightOf(stampDutyRate(price), height)
  return {
    vat: { x: 0, y: height - vat, width: right, height: vat },
    stampDuty: { x: 0, y: height - vat - stampDuty, width: right, height: stampDuty },
  }
}

/** Where the price is on the axis; beyond the end of the drawing it is at the end. */
export const priceMark = (price: number, width: number): { readonly x: number; readonly isBeyond: boolean } => ({
  x: xOf(price, width),
  isBeyond: price > drawnUpTo,
})
