import { euroAtRate } from '../lib/rate.ts'
import { company } from './company.ts'
import { purchaseCosts } from './costs.ts'
import { facts } from './facts.ts'

/** Rates of our fee. */
export type FeeTerms = {
  /** Ratio of the price. */
  readonly feeRate: number
  readonly feeIncludesVat: boolean
  /** VAT on services, a ratio. */
  readonly servicesVat: number
}
export const ownTerms: FeeTerms = {
  feeRate: facts.feeRate,
  feeIncludesVat: company.feeIncludesVat,
  servicesVat: purchaseCosts.servicesVat,
}

/** The dedication fee at a price, without and with VAT; whole euro. `fee` is the amount that the rate gives. */
export function feeAmounts(price: number, { feeRate, feeIncludesVat, servicesVat }: FeeTerms = ownTerms) {
  const fee = euroAtRate(price, feeRate)
  return feeIncludesVat
    ? { fee, net: Math.round(fee / (1 + servicesVat)), gross: fee }
    : { fee, net: fee, gross: fee + euroAtRate(fee, servicesVat) }
}

/** Our usual share of the seller's commission at a price, before VAT; whole euro. */
export const usualShare = (price: number): number =>
  euroAtRate(euroAtRate(price, facts.sellerCommission), company.commissionShare)
