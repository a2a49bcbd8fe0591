import { euroAtRate } from '../lib/rate.ts'
import { purchaseCosts } from './costs.ts'
import { facts } from './facts.ts'

/** The dedication fee at a price, without and with VAT; whole euro. `fee` is the amount that the rate gives. */
export function feeAmounts(price: number, includesVat: boolean) {
  const fee = euroAtRate(price, facts.feeRate)
  return includesVat
    ? { fee, net: Math.round(fee / (1 + purchaseCosts.servicesVat)), gross: fee }
    : { fee, net: fee, gross: fee + euroAtRate(fee, purchaseCosts.servicesVat) }
}
