/** Length of the price on the rule, user units. */
const price = 1000
/** Marks per rule: one for every fifth percent of the price. */
const marks = 20

type Part = { readonly from: number; readonly to: number }
export type MoneyRule = {
  /** Length of the price and the fee together. */
  readonly length: number
  /** The last part of the price: the seller pays it out of what the buyer pays. */
  readonly commission: Part
  /** The last part of the commission, our share of it. */
  readonly share: Part
  /** Follows the price: the buyer pays it in addition. */
  readonly fee: Part
  /** Positions of the marks; every second is long. */
  readonly marks: readonly { readonly at: number; readonly isLong: boolean }[]
}
type Ratios = { readonly commission: number; readonly share: number; readonly fee: number }

/** The price, the seller's commission and the fee to one scale: ratios of the price, the share one of the commission. */
export const moneyRule = ({ commission, share, fee }: Ratios): MoneyRule => ({
  length: price * (1 + fee),
  commission: { from: price * (1 - commission), to: price },
  share: { from: price * (1 - commission * share), to: price },
  fee: { from: price, to: price * (1 + fee) },
  marks: Array.from({ length: marks + 1 }, (_, at) => ({ at: (price / marks) * at, isLong: at % 2 === 0 })),
})
