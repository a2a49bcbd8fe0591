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

/** The tax on the part of a price that lies within one band; whole euro. */
export type BandTax = {
  readonly from: number
  /** Infinite in the last band. */
  readonly upTo: number
  readonly rate: number
  readonly tax: number
}

/** Rates have at most three decimals: counted in thousandths, shares of whole euros stay exact and halves round up. */
const share = (euro: number, rate: number): number => Math.round((euro * Math.round(rate * 1000)) / 1000)

/**
 * Transfer tax (ITP) of the Balearic Islands, band by band: each rate applies to the part of the price within its band.
 * Only the bands that the price reaches are listed. Thresholds are whole thousands, so only the last tax is rounded.
 * @param price whole euro, 0 or more
 */
export function transferTaxByBand(price: number): readonly BandTax[] {
  return purchaseCosts.transferTaxBands.flatMap(({ upTo, rate }, at, bands) => {
    const from = bands[at - 1]?.upTo ?? 0
    return price > from ? [{ from, upTo, rate, tax: share(Math.min(price, upTo) - from, rate) }] : []
  })
}

/** Transfer tax in total. @param price whole euro, 0 or more */
export const transferTax = (price: number): number => transferTaxByBand(price).reduce((sum, { tax }) => sum + tax, 0)

/** What a new build pays instead of transfer tax. @param price whole euro, 0 or more */
export const newBuildTaxes = (price: number): { readonly vat: number; readonly stampDuty: number } => ({
  vat: share(price, purchaseCosts.newBuildVat),
  stampDuty: share(price, purchaseCosts.newBuildStampDuty),
})

/** @param price whole euro, 0 or more */
export function calculateCosts(price: number, kind: PurchaseKind): CostResult {
  const { notary, registry, gestoria, lawyerRate } = purchaseCosts
  const { vat, stampDuty } = newBuildTaxes(price)
  const tax = kind === 'resale' ? transferTax(price) : vat + stampDuty
  const lawyerMin = share(price, lawyerRate.min)
  const lawyerMax = share(price, lawyerRate.max)
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
