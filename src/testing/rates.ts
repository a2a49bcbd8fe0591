import type { Rates } from '../content/calculateCosts.ts'

/**
 * The rates that the tests' sums are worked out with by hand: those of the Balearic Islands in 2026, which stay here
 * when src/content changes.
 */
export const testRates: Rates = {
  transferTaxBands: [
    { upTo: 400_000, rate: 0.08 },
    { upTo: 600_000, rate: 0.09 },
    { upTo: 1_000_000, rate: 0.1 },
    { upTo: 2_000_000, rate: 0.12 },
    { upTo: Number.POSITIVE_INFINITY, rate: 0.13 },
  ],
  newBuildVat: 0.1,
  newBuildStampDuty: [
    { from: 0, rate: 0.015 },
    { from: 1_000_000, rate: 0.02 },
  ],
  notary: { min: 800, max: 1_500 },
  registry: { min: 700, max: 1_100 },
  gestoria: { min: 200, max: 1_000 },
  feeSpansUpTo: 1_000_000,
  notaryScale: 0.0003,
  registryScale: 0.0002,
  notaryScaleUpTo: 6_010_121,
  registryMaximum: 2_182,
  lawyerRate: { min: 0.005, max: 0.015 },
  servicesVat: 0.21,
  feeRate: 0.001,
  feeIncludesVat: false,
}
