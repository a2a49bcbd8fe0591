import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { euroAtRate } from '../lib/rate.ts'
import { calculateCosts, newBuildTaxes, transferTax, transferTaxByBand } from './calculateCosts.ts'
import { company } from './company.ts'
import { purchaseCosts } from './costs.ts'
import { feeAmounts } from './feeAmounts.ts'

/**
 * An independent oracle: the cumulative tax table as a tax office prints it, in whole cents of whole percents, without
 * the code's bands, loop or rates.
 */
const printedTable = [
  { above: 2_000_000, soFar: 210_000, percent: 13 },
  { above: 1_000_000, soFar: 90_000, percent: 12 },
  { above: 600_000, soFar: 50_000, percent: 10 },
  { above: 400_000, soFar: 32_000, percent: 9 },
  { above: 0, soFar: 0, percent: 8 },
]
const euroOfCents = (cents: number) => Math.floor(cents / 100) + (cents % 100 >= 50 ? 1 : 0)
function taxByTable(price: number): number {
  const row = printedTable.find(({ above }) => price > above)
  return row === undefined ? 0 : euroOfCents(row.soFar * 100 + (price - row.above) * row.percent)
}
/** A second oracle: what each further thousand costs, summed up one by one. */
function taxByThousands(thousands: number): number {
  let sum = 0
  for (let at = 0; at < thousands; at += 1)
    sum += at < 400 ? 80 : at < 600 ? 90 : at < 1_000 ? 100 : at < 2_000 ? 120 : 130
  return sum
}
const price = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000_000 }),
  fc.integer({ min: 0, max: 3_000_000 }),
  fc.constantFrom(0, 1, 399_999, 400_000, 400_001, 600_000, 600_001, 1_000_000, 1_000_001, 2_000_000, 2_000_001),
)

describe('transfer tax', () => {
  test('equals the printed table at every price', () => {
    fc.assert(
      fc.property(price, (value) => {
        expect(transferTax(value)).toBe(taxByTable(value))
      }),
      { numRuns: 2_000 },
    )
  })
  test('equals the sum over every thousand', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (thousands) => {
        expect(transferTax(thousands * 1_000)).toBe(taxByThousands(thousands))
      }),
    )
  })
  test('never falls, and a further euro never costs more than the highest rate', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 1_000_000 }), (value, more) => {
        const rise = transferTax(value + more) - transferTax(value)
        expect(rise).toBeGreaterThanOrEqual(0)
        expect(rise).toBeLessThanOrEqual(Math.ceil(more * 0.13) + 1)
      }),
    )
  })
  test('is the sum of its bands, which follow one another up to the price', () => {
    fc.assert(
      fc.property(price, (value) => {
        const bands = transferTaxByBand(value)
        expect(bands.reduce((sum, { tax }) => sum + tax, 0)).toBe(transferTax(value))
        bands.forEach(({ from }, at) => expect(from).toBe(bands[at - 1]?.upTo ?? 0))
        expect(bands.at(-1)?.upTo ?? 0).toBeGreaterThanOrEqual(value)
      }),
    )
  })
  test('rounds half a euro up', () => {
    expect(transferTax(400_350)).toBe(32_032)
    expect(transferTax(400_050)).toBe(32_005)
  })
})

test('a resale at 750,000 costs what docs/product.md says (Calculator)', () => {
  const result = calculateCosts(750_000, 'resale')
  expect(result).toEqual({
    tax: 65_000,
    notary: { min: 800, max: 1_500 },
    registry: { min: 700, max: 1_100 },
    gestoria: { min: 200, max: 1_000 },
    lawyer: { min: 3_750, max: 11_250 },
    total: { min: 70_450, max: 79_850 },
    feeAndVat: { min: 2_052, max: 4_026 },
    cash: { min: 822_502, max: 833_876 },
  })
})

test('above the last band of the notary and the maximum of the registry, the scales add nothing', () => {
  const { notary, registry, gestoria, servicesVat } = purchaseCosts
  // 0.03 % of 5,010,121 euro for the notary; the registry's maximum is reached by both ends of its span.
  const [ofNotary, maximum] = [1_503, 2_182]
  for (const price of [10_000_000, 30_000_000, 1_000_000_000]) {
    const { lawyer, feeAndVat } = calculateCosts(price, 'resale')
    const fee = feeAmounts(price, company.feeIncludesVat).net
    for (const end of ['min', 'max'] as const) {
      const net = notary[end] + ofNotary + maximum + gestoria[end] + lawyer[end] + fee
      const withVat = net + euroAtRate(net, servicesVat)
      expect(feeAndVat[end]).toBe(withVat - notary[end] - registry[end] - gestoria[end] - lawyer[end])
    }
  }
})

test('a new build at 750,000 pays value added tax and stamp duty instead', () => {
  expect(newBuildTaxes(750_000)).toEqual({ vat: 75_000, stampDuty: 11_250 })
  const { tax, total } = calculateCosts(750_000, 'newBuild')
  expect([tax, total]).toEqual([86_250, { min: 91_700, max: 101_100 }])
})

test('totals are the sums of their parts, and the least is never above the most', () => {
  fc.assert(
    fc.property(price, fc.constantFrom('resale' as const, 'newBuild' as const), (value, kind) => {
      const { tax, notary, registry, gestoria, lawyer, total } = calculateCosts(value, kind)
      expect(total.min).toBe(tax + notary.min + registry.min + gestoria.min + lawyer.min)
      expect(total.max).toBe(tax + notary.max + registry.max + gestoria.max + lawyer.max)
      expect(total.min).toBeLessThanOrEqual(total.max)
      expect(lawyer.min).toBe(Math.floor(value / 200) + (value % 200 >= 100 ? 1 : 0))
      expect(lawyer.max).toBe(Math.floor((value * 3) / 200) + ((value * 3) % 200 >= 100 ? 1 : 0))
      expect(
        [tax, ...[notary, registry, gestoria, lawyer, total].flatMap(Object.values)].every(Number.isSafeInteger),
      ).toBe(true)
    }),
  )
})
