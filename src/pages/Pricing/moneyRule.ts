/** Length of the price on the rule, user units. */
const price = 1000
/** Marks per rule: one for each percent of the price. */
const marks = 100

type Part = { readonly from: number; readonly to: number }
export type MoneyRule = {
  /** Length of the price and the fee together. */
  readonly length: number
  /** The last part of the price: the seller pays it out of what the buyer pays. */
  readonly commission: Part
  /** Follows the price: the buyer pays it in addition. */
  readonly fee: Part
  /** Positions of the percent marks; every tenth is long. */
  readonly marks: readonly { readonly at: number; readonly isLong: boolean }[]
}

/** The price, the seller's commission and the fee to one scale. @param commission ratio @param fee ratio */
export const moneyRule = (commission: number, fee: number): MoneyRule => ({
  length: price * (1 + fee),
  commission: { from: price * (1 - commission), to: price },
  fee: { from: price, to: price * (1 + fee) },
  marks: Array.from({ length: marks + 1 }, (_, at) => ({ at: (price / marks) * at, isLong: at % 10 === 0 })),
})
