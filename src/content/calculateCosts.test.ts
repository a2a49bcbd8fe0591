import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { euroAtRate } from '../lib/rate.ts'
import { testRates } from '../testing/rates.ts'
import {
  calculateCosts,
  newBuildTaxes,
  transferTax,
  transferTaxByBand,
  type PurchaseKind,
  type Rates,
} from './calculateCosts.ts'

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
const prices = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000_000 }),
  fc.integer({ min: 0, max: 3_000_000 }),
  fc.constantFrom(0, 1, 399_999, 400_000, 400_001, 600_000, 600_001, 1_000_000, 1_000_001, 2_000_000, 2_000_001),
)

describe('transfer tax', () => {
  test('equals the printed table at every price', () => {
    fc.assert(
      fc.property(prices, (value) => {
        expect(transferTax(value, testRates)).toBe(taxByTable(value))
      }),
      { numRuns: 2_000 },
    )
  })
  test('is the sum of its bands, which follow one another up to the price', () => {
    fc.assert(
      fc.property(prices, (value) => {
        const bands = transferTaxByBand(value, testRates)
        expect(bands.reduce((sum, { tax }) => sum + tax, 0)).toBe(transferTax(value, testRates))
        bands.forEach(({ from }, at) => expect(from).toBe(bands[at - 1]?.upTo ?? 0))
        expect(bands.at(-1)?.upTo ?? 0).toBeGreaterThanOrEqual(value)
      }),
    )
  })
  test('rounds half a euro up', () => {
    expect(transferTax(400_350, testRates)).toBe(32_032)
    expect(transferTax(400_050, testRates)).toBe(32_005)
  })
})

/**
 * Worked out by hand from the laws, not by the code.
 * Resale: 8 % of the first 400,000 is 32,000; 9 % of the next 200,000 is 18,000; 10 % of the next 400,000 is 40,000;
 * 12 % of the next 1,000,000 is 120,000; 13 % of the rest. New build: 10 % VAT, and 1.5 % or, from 1,000,000 on, 2 % AJD.
 * Notary, registry and gestoría: 800 + 700 + 200 = 1,700 to 1,500 + 1,100 + 1,000 = 3,600. Lawyer: 0.5 to 1.5 %.
 * Fee and VAT: 0.1 % of the price, 0.5 ‰ of what is above 1,000,000, and 21 % of these and of all fees.
 */
const purchases: readonly {
  readonly price: number
  readonly kind: PurchaseKind
  /** The taxes in their order, the lawyer's fee, and the three sums; whole euro. */
  readonly taxes: readonly number[]
  readonly lawyer: readonly [number, number]
  readonly subtotal: readonly [number, number]
  readonly fee: number
  readonly vatAndScales: readonly [number, number]
  readonly cash: readonly [number, number]
}[] = [
  {
    price: 750_000,
    kind: 'resale',
    // 32,000 + 18,000 + 10 % of 150,000
    taxes: [65_000],
    lawyer: [3_750, 11_250],
    subtotal: [820_450, 829_850],
    // 750 + 21 % of (5,450 + 750), and 750 + 21 % of (14,850 + 750)
    fee: 908,
    vatAndScales: [1_144, 3_118],
    cash: [822_502, 833_876],
  },
  {
    price: 1_500_000,
    kind: 'resale',
    // 32,000 + 18,000 + 40,000 + 12 % of 500,000
    taxes: [150_000],
    lawyer: [7_500, 22_500],
    subtotal: [1_659_200, 1_676_100],
    // 1,500 + 250 + 21 % of (9,200 + 1,750), which is 2,299.50, and 1,750 + 21 % of (26,100 + 1,750)
    fee: 1_815,
    vatAndScales: [2_235, 5_784],
    cash: [1_663_250, 1_683_699],
  },
  {
    price: 2_000_000,
    kind: 'resale',
    // 32,000 + 18,000 + 40,000 + 120,000
    taxes: [210_000],
    lawyer: [10_000, 30_000],
    subtotal: [2_221_700, 2_243_600],
    // 2,000 + 500 + 21 % of (11,700 + 2,500), and 2,500 + 21 % of (33,600 + 2,500)
    fee: 2_420,
    vatAndScales: [3_062, 7_661],
    cash: [2_227_182, 2_253_681],
  },
  {
    price: 2_500_000,
    kind: 'resale',
    // 32,000 + 18,000 + 40,000 + 120,000 + 13 % of 500,000
    taxes: [275_000],
    lawyer: [12_500, 37_500],
    subtotal: [2_789_200, 2_816_100],
    // 2,500 + 750 + 21 % of (14,200 + 3,250), which is 3,664.50, and 3,250 + 21 % of (41,100 + 3,250)
    fee: 3_025,
    vatAndScales: [3_890, 9_539],
    cash: [2_796_115, 2_828_664],
  },
  {
    price: 750_000,
    kind: 'newBuild',
    taxes: [75_000, 11_250],
    lawyer: [3_750, 11_250],
    subtotal: [841_700, 851_100],
    fee: 908,
    vatAndScales: [1_144, 3_118],
    cash: [843_752, 855_126],
  },
  {
    price: 1_500_000,
    kind: 'newBuild',
    taxes: [150_000, 30_000],
    lawyer: [7_500, 22_500],
    subtotal: [1_689_200, 1_706_100],
    fee: 1_815,
    vatAndScales: [2_235, 5_784],
    cash: [1_693_250, 1_713_699],
  },
]

test.each(purchases)('$kind at $price has the sums worked out by hand', ({ price, kind, ...expected }) => {
  const { vat, stampDuty } = newBuildTaxes(price, testRates)
  const { tax, notary, registry, gestoria, lawyer, total, fee, vatAndScales, cash } = calculateCosts(
    price,
    kind,
    testRates,
  )
  const span = ([min, max]: readonly [number, number]) => ({ min, max })
  expect(kind === 'resale' ? [tax] : [vat, stampDuty]).toEqual(expected.taxes)
  expect(tax).toBe(expected.taxes.reduce((sum, it) => sum + it))
  expect([notary, registry, gestoria]).toEqual([span([800, 1_500]), span([700, 1_100]), span([200, 1_000])])
  expect(lawyer).toEqual(span(expected.lawyer))
  expect([price + total.min, price + total.max]).toEqual(expected.subtotal)
  expect(fee).toEqual({ min: expected.fee, max: expected.fee })
  expect({ vatAndScales, cash }).toEqual({ vatAndScales: span(expected.vatAndScales), cash: span(expected.cash) })
})

test('above the last band of the notary and the maximum of the registry, the scales add nothing', () => {
  const { notary, registry, gestoria, servicesVat, feeRate } = testRates
  // 0.03 % of 5,010,121 euro for the notary; the registry's maximum is reached by both ends of its span.
  const [ofNotary, maximum] = [1_503, 2_182]
  for (const price of [10_000_000, 30_000_000, 1_000_000_000]) {
    const { lawyer, fee: ours, vatAndScales } = calculateCosts(price, 'resale', testRates)
    const fee = euroAtRate(price, feeRate)
    for (const end of ['min', 'max'] as const) {
      const net = notary[end] + ofNotary + maximum + gestoria[end] + lawyer[end] + fee
      const withVat = net + euroAtRate(net, servicesVat)
      expect(ours[end] + vatAndScales[end]).toBe(withVat - notary[end] - registry[end] - gestoria[end] - lawyer[end])
    }
  }
})

test('sums are calculated with every decimal of a rate, and a higher stamp duty applies to the whole price', () => {
  const rates: Rates = {
    ...testRates,
    newBuildStampDuty: [
      { from: 0, rate: 0.0125 },
      { from: 1_200_000, rate: 0.02 },
    ],
    lawyerRate: { min: 0.0075, max: 0.0125 },
    transferTaxBands: [
      { upTo: 400_000, rate: 0.0825 },
      { upTo: Number.POSITIVE_INFINITY, rate: 0.09125 },
    ],
  }
  expect(transferTax(1_000_000, rates)).toBe(33_000 + 54_750)
  expect([1_000_000, 1_199_999, 1_200_000].map((it) => newBuildTaxes(it, rates).stampDuty)).toEqual([
    12_500, 15_000, 24_000,
  ])
  expect(calculateCosts(1_000_000, 'newBuild', rates).lawyer).toEqual({ min: 7_500, max: 12_500 })
})

test('totals are the sums of their parts, and the least is never above the most', () => {
  fc.assert(
    fc.property(prices, fc.constantFrom('resale' as const, 'newBuild' as const), (value, kind) => {
      const { tax, notary, registry, gestoria, lawyer, total } = calculateCosts(value, kind, testRates)
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
