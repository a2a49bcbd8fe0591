import type { Span } from './facts.ts'

/** One band of the progressive transfer tax: `rate` applies to the part of the price up to `upTo` euro (included). */
export type TaxBand = { readonly upTo: number; readonly rate: number }

/** One step of the stamp duty: `rate` applies to the whole value, for values of `from` euro (included) up to the next step. */
export type StampDutyStep = { readonly from: number; readonly rate: number }

/**
 * What buying costs in addition to the price. Taxes after the purchase are in taxes.ts, the other business numbers in facts.ts. Rates are ratios, amounts
 * whole euro, thresholds whole hundred thousands, so that only the last band's tax is rounded.
 * Transfer tax: ITP of the Balearic Islands on a resale home (Decreto Legislativo 1/2014, article 10).
 * New build: value added tax and stamp duty (AJD) instead. docs/sources.md has the source of each figure.
 */
export const purchaseCosts = {
  transferTaxBands: [
    { upTo: 400_000, rate: 0.08 },
    { upTo: 600_000, rate: 0.09 },
    { upTo: 1_000_000, rate: 0.1 },
    { upTo: 2_000_000, rate: 0.12 },
    { upTo: Number.POSITIVE_INFINITY, rate: 0.13 },
  ] as readonly TaxBand[],
  newBuildVat: 0.1,
  /** AJD on the deed of a new build, in force since `stampDutySince`. */
  newBuildStampDuty: [
    { from: 0, rate: 0.015 },
    { from: 1_000_000, rate: 0.02 },
  ] as readonly [StampDutyStep, ...StampDutyStep[]],
  notary: { min: 800, max: 1_500 },
  registry: { min: 700, max: 1_100 },
  gestoria: { min: 200, max: 1_000 },
  /** Price up to which the spans of notary and registry are usual, euro. */
  feeSpansUpTo: 1_000_000,
  /** Share of the price above it that the official scales add, before VAT. */
  notaryScale: 0.0003,
  registryScale: 0.0002,
  /** Price above which the notary's fee is agreed freely, euro. */
  notaryScaleUpTo: 6_010_121,
  /** Most that the registry may charge for a property, euro before VAT. */
  registryMaximum: 2_182,
  /** Share of the price. */
  lawyerRate: { min: 0.005, max: 0.015 },
  /** VAT (IVA) on every service in Spain, ours among them. */
  servicesVat: 0.21,
  /** Prices above are refused. */
  highestPrice: 1_000_000_000,
  defaultPrice: 1_500_000,
} as const satisfies Record<string, number | Span | readonly TaxBand[] | readonly StampDutyStep[]>

/** ISO date from which the steps of the stamp duty apply; messages show its month as `{stampDutySince}`, sample posts spell it. */
export const stampDutySince = '2023-01-01'

/** Year of the law that all rates are from; messages show it as `{ratesYear}`, sample posts after "as of" and „Stand von“. */
export const ratesYear = 2026
