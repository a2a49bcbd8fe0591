import { stampDutyRate, type CostSpan } from '../../content/calculateCosts.ts'
import { facts } from '../../content/facts.ts'
import { feeAmounts } from '../../content/feeAmounts.ts'
import { euroAtRate } from '../../lib/rate.ts'
import type { Calculation } from './costItems.ts'

export type DueDate = 'mandate' | 'arras' | 'deed' | 'tax' | 'services'
export type DuePayment = CostSpan & { readonly id: DueDate }

/** The cash needed, by the dates on which its parts are due; whole euro. VAT on a new build is paid with each part of its price. */
export function duePayments({ price, kind, result }: Calculation): readonly DuePayment[] {
  const { tax, cash } = result
  const fee = feeAmounts(price).gross
  const firstHalf = euroAtRate(fee, facts.feeAtStart)
  const taxOnDeed = kind === 'resale' ? tax : euroAtRate(price, stampDutyRate(price))
  const atSigning = price + tax - taxOnDeed
  const deposit = euroAtRate(atSigning, facts.arras)
  const certain = { mandate: firstHalf, arras: deposit, deed: atSigning - deposit + fee - firstHalf, tax: taxOnDeed }
  const services = { min: cash.min - price - tax - fee, max: cash.max - price - tax - fee }
  return [
    ...(['mandate', 'arras', 'deed', 'tax'] as const).map((id) => ({ id, min: certain[id], max: certain[id] })),
    { id: 'services', ...services },
  ]
}
