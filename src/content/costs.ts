import type { Span } from './facts.ts'

/** One step of the progressive transfer tax: `rate` applies to the part of the price up to `upTo` euro. */
export type TaxBand = { readonly upTo: number; readonly rate: number }

/** One step of the stamp duty: `rate` applies to the whole price from `from` euro on. */
export type StampDutyStep = { readonly from: number; readonly rate: number }

/**
 * What buying costs in addition to the price; every other business number is in facts.ts. Rates are ratios, amounts
 * whole euro, thresholds whole hundred thousands, so that only the last band's tax is rounded.
 * Transfer tax: ITP of the Balearic Islands on a resale home (Decreto Legislativo 1/2014, article 10).
 * New build: value added tax and stamp duty (AJD) instead.
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
  // Before launch: have a tax adviser confirm the rate for new builds above 1,000,000 euro, which may be higher.
  newBuildStampDuty: [{ from: 0, rate: 0.015 }] as readonly [StampDutyStep, ...StampDutyStep[]],
  notary: { min: 800, max: 1_500 },
  registry: { min: 700, max: 1_100 },
  gestoria: { min: 200, max: 1_000 },
  /** Share of the price. */
  lawyerRate: { min: 0.005, max: 0.015 },
  /** Prices above are refused. */
  highestPrice: 1_000_000_000,
  defaultPrice: 750_000,
} as const satisfies Record<string, number | Span | readonly TaxBand[] | readonly StampDutyStep[]>
