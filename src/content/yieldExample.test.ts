import { expect, test } from 'vitest'
import { facts } from './facts.ts'
import { ownSummerYear, rentedWeeks, yieldYear } from './yieldExample.ts'

/**
 * By hand: 8 × 10,500 + 7 × 7,400 + 8 × 4,600 = 84,000 + 51,800 + 36,800 = 172,600. Of it 20% are 34,520 and 7.5% are
 * 12,945; 23 × 400 = 9,200; 12 × 450 = 5,400; 12 × 600 = 7,200; with 2,600, 2,200, 1,200 and 12,000 the costs are 87,265.
 */
test('the year of the villa, from gross to net', () => {
  expect(yieldYear).toMatchObject({ price: 2_000_000, weeks: 23, gross: 172_600, net: 85_335 })
  expect(Object.values(yieldYear.costs)).toEqual([34_520, 12_945, 9_200, 5_400, 7_200, 2_600, 2_200, 1_200, 12_000])
  expect(yieldYear.grossYield).toBe(0.0863)
  expect(yieldYear.netYield).toBeCloseTo(0.0427, 4)
  expect(yieldYear.cashYield).toBeCloseTo(0.0379, 4)
  // 85,335 less 19% of it; 85,335 less 24% of 172,600.
  expect(yieldYear.afterTax).toEqual({ eea: 69_121, others: 43_911 })
})

/** By hand: 172,600 − 21,000 = 151,600; costs 30,320 + 11,370 + 8,400 + 5,400 + 7,200 + 2,600 + 2,200 + 1,200 + 12,000 = 80,690. */
test('two weeks of the summer less', () => {
  expect(ownSummerYear).toMatchObject({ weeks: 21, gross: 151_600, net: 70_910, netYield: 0.035455 })
})

/** As the page says of it. */
test('gross and net of the year are within the ranges of the agency, net with an own summer is below', () => {
  const { netYield, grossYield } = facts
  expect(yieldYear.grossYield).toBeGreaterThan(grossYield.min)
  expect(yieldYear.grossYield).toBeLessThan(grossYield.max)
  expect(yieldYear.netYield).toBeGreaterThan(netYield.min)
  expect(yieldYear.netYield).toBeLessThan(netYield.max)
  expect(ownSummerYear.netYield).toBeLessThan(netYield.min)
})

test('no week of the year is rented twice', () => {
  expect(new Set(Object.values(rentedWeeks).flat()).size).toBe(yieldYear.weeks)
})
