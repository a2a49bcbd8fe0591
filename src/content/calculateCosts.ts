import { purchaseCosts } from './costs.ts'

export type PurchaseKind = 'resale' | 'newBuild'

/** What a purchase costs beside the price; whole euro (specification, section 3, "Cost calculation result"). */
export type CostResult = {
  /** Transfer tax on a resale home; value added tax and stamp duty together on a new build. */
  readonly transferTax: number
  readonly notaryMin: number
  readonly notaryMax: number
  readonly registryMin: number
  readonly registryMax: number
  readonly gestoriaMin: number
  readonly gestoriaMax: number
  readonly lawyerMin: number
  readonly lawyerMax: number
  /** Everything beside the price. */
  readonly totalMin: number
  readonly totalMax: number
}

/**
 * Transfer tax (ITP) of the Balearic Islands, progressive: each band's rate applies to the part of the price within it.
 * @param price whole euro, 0 or more
 */
export function transferTax(price: number): number {
  let tax = 0
  let from = 0
  for (const { upTo, rate } of purchaseCosts.transferTaxBands) {
    if (price <= from) break
    tax += (Math.min(price, upTo) - from) * rate
    from = upTo
  }
  return Math.round(tax)
}

/** @param price whole euro, 0 or more */
export function calculateCosts(price: number, kind: PurchaseKind): CostResult {
  const { notary, registry, gestoria, lawyerRate, newBuildVat, newBuildStampDuty } = purchaseCosts
  const tax =
    kind === 'resale' ? transferTax(price) : Math.round(price * newBuildVat) + Math.round(price * newBuildStampDuty)
  const lawyerMin = Math.round(price * lawyerRate.min)
  const lawyerMax = Math.round(price * lawyerRate.max)
  return {
    transferTax: tax,
    notaryMin: notary.min,
    notaryMax: notary.max,
    registryMin: registry.min,
    registryMax: registry.max,
    gestoriaMin: gestoria.min,
    gestoriaMax: gestoria.max,
    lawyerMin,
    lawyerMax,
    totalMin: tax + notary.min + registry.min + gestoria.min + lawyerMin,
    totalMax: tax + notary.max + registry.max + gestoria.max + lawyerMax,
  }
}
