import { euroAtRate } from '../lib/rate.ts'
import type { Widened } from '../lib/widened.ts'
import { purchaseCosts } from './costs.ts'
import type { Span } from './facts.ts'
import { feeAmounts, ownTerms, type FeeTerms } from './feeAmounts.ts'

export type PurchaseKind = 'resale' | 'newBuild'

/** What the sums are made of; their tests bring their own. */
export type Rates = Widened<Omit<typeof purchaseCosts, 'highestPrice' | 'defaultPrice'>> & FeeTerms
const ownRates: Rates = { ...purchaseCosts, ...ownTerms }

type TaxRates = Pick<Rates, 'transferTaxBands' | 'newBuildVat' | 'newBuildStampDuty'>

/** Lowest and highest cost, whole euro. */
export type CostSpan = Required<Span>

/** What a purchase costs in addition to the price; whole euro. */
export type CostResult = {
  /** Transfer tax on a resale home; value added tax and stamp duty together on a new build. */
  readonly tax: number
  readonly notary: CostSpan
  readonly registry: CostSpan
  readonly gestoria: CostSpan
  readonly lawyer: CostSpan
  /** Sum of the above. */
  readonly total: CostSpan
  /** Our fee with VAT. */
  readonly fee: CostSpan
  /** VAT on the other services, and what the official scales add above a million. */
  readonly vatAndScales: CostSpan
  /** Price, total, fee, VAT and scales. */
  readonly cash: CostSpan
}

/** The tax on the part of a price that lies within one band; whole euro. */
export type BandTax = {
  readonly from: number
  /** Infinite in the last band. */
  readonly upTo: number
  readonly rate: number
  readonly tax: number
}

/**
 * Transfer tax (ITP) of the Balearic Islands, band by band: each rate applies to the part of the price within its band.
 * Only the bands that the price reaches are listed.
 * @param price whole euro, 0 or more
 */
export function transferTaxByBand(price: number, { transferTaxBands }: TaxRates = ownRates): readonly BandTax[] {
  return transferTaxBands.flatMap(({ upTo, rate }, at, bands) => {
    const from = bands[at - 1]?.upTo ?? 0
    return price > from ? [{ from, upTo, rate, tax: euroAtRate(Math.min(price, upTo) - from, rate) }] : []
  })
}

/** Transfer tax in total. @param price whole euro, 0 or more */
export const transferTax = (price: number, rates: TaxRates = ownRates): number =>
  transferTaxByBand(price, rates).reduce((sum, { tax }) => sum + tax, 0)

/** The rate of the stamp duty on a new build. @param price whole euro, 0 or more */
export function stampDutyRate(price: number, { newBuildStampDuty }: TaxRates = ownRates): number {
  const [first, ...others] = newBuildStampDuty
  return (others.findLast(({ from }) => price >= from) ?? first).rate
}

/** Value added tax and stamp duty on a new build. @param price whole euro, 0 or more */
export const newBuildTaxes = (
  price: number,
  rates: TaxRates = ownRates,
): { readonly vat: number; readonly stampDuty: number } => ({
  vat: euroAtRate(price, rates.newBuildVat),
  stampDuty: euroAtRate(price, stampDutyRate(price, rates)),
})

/** @param price whole euro, 0 or more */
export function calculateCosts(price: number, kind: PurchaseKind, rates = ownRates): CostResult {
  const { notary, registry, gestoria, lawyerRate } = rates
  const { vat, stampDuty } = newBuildTaxes(price, rates)
  const tax = kind === 'resale' ? transferTax(price, rates) : vat + stampDuty
  const lawyer = { min: euroAtRate(price, lawyerRate.min), max: euroAtRate(price, lawyerRate.max) }
  const services = add(notary, registry, gestoria, lawyer)
  const total = add(services, { min: tax, max: tax })
  const { gross } = feeAmounts(price, rates)
  const fee = { min: gross, max: gross }
  const vatAndScales = {
    min: feeAndVatOn(price, services.min, registry.min, rates) - gross,
    max: feeAndVatOn(price, services.max, registry.max, rates) - gross,
  }
  const cash = add({ min: price, max: price }, total, fee, vatAndScales)
  return { tax, notary, registry, gestoria, lawyer, total, fee, vatAndScales, cash }
}

const add = (...spans: readonly CostSpan[]): CostSpan =>
  spans.reduce((sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }))

/** What the official scales add above a million, within the notary's last band and the registry's maximum; whole euro. */
function scalesOn(price: number, registry: number, rates: Rates): number {
  const { feeSpansUpTo, notaryScale, notaryScaleUpTo, registryScale, registryMaximum } = rates
  const above = (upTo: number): number => Math.max(0, Math.min(price, upTo) - feeSpansUpTo)
  const ofRegistry = euroAtRate(above(Number.POSITIVE_INFINITY), registryScale)
  return euroAtRate(above(notaryScaleUpTo), notaryScale) + Math.min(ofRegistry, registryMaximum - registry)
}

/**
 * Our fee, the scales and VAT, rounded once.
 * @param services fees of notary, registry, gestoría and lawyer before VAT, `registry` that of the registry; whole euro
 */
function feeAndVatOn(price: number, services: number, registry: number, rates: Rates): number {
  const scales = scalesOn(price, registry, rates)
  const fee = feeAmounts(price, rates).net
  return scales + fee + euroAtRate(services + scales + fee, rates.servicesVat)
}
