import {
  calculateCosts,
  newBuildTaxes,
  type CostResult,
  type CostSpan,
  type PurchaseKind,
  type Rates,
} from '../../content/calculateCosts.ts'

export type CostItemId = 'transferTax' | 'vat' | 'stampDuty' | 'lawyer' | 'notary' | 'registry' | 'gestoria'

/** One line of the result; `min` and `max` are equal where the amount is certain. Whole euro. */
export type CostItem = CostSpan & { readonly id: CostItemId }

/** A whole calculation, ready to be shown. */
export type Calculation = {
  readonly price: number
  readonly kind: PurchaseKind
  readonly result: CostResult
  readonly items: readonly CostItem[]
  /** Tax as a ratio of the price. */
  readonly effectiveRate: number
  /** Extra costs as ratios of the price. */
  readonly totalRatio: CostSpan
}

/** @param price whole euro, more than 0 */
export function calculate(price: number, kind: PurchaseKind, rates?: Rates): Calculation {
  const result = calculateCosts(price, kind, rates)
  const { tax, total } = result
  return {
    price,
    kind,
    result,
    items: [...taxItems(price, kind, tax, rates), ...feeItems(result)],
    effectiveRate: tax / price,
    totalRatio: { min: total.min / price, max: total.max / price },
  }
}

function taxItems(price: number, kind: PurchaseKind, tax: number, rates?: Rates): CostItem[] {
  if (kind === 'resale') return [{ id: 'transferTax', min: tax, max: tax }]
  const { vat, stampDuty } = newBuildTaxes(price, rates)
  return [
    { id: 'vat', min: vat, max: vat },
    { id: 'stampDuty', min: stampDuty, max: stampDuty },
  ]
}

const feeItems = (result: CostResult): CostItem[] =>
  (['lawyer', 'notary', 'registry', 'gestoria'] as const).map((id) => ({ id, ...result[id] }))

export type Segment = { readonly id: CostItemId; readonly start: number; readonly width: number }

/** The items side by side over `length` units. The width of each is its midpoint, as a share of the sum of all midpoints. */
export function segments(items: readonly CostItem[], length: number): readonly Segment[] {
  const mean = ({ min, max }: CostItem) => (min + max) / 2
  const total = items.reduce((sum, item) => sum + mean(item), 0)
  let start = 0
  return items.map((item) => {
    const width = (mean(item) / total) * length
    const segment = { id: item.id, start, width }
    start += width
    return segment
  })
}
