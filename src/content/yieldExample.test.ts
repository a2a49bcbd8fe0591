import { expect, test } from 'vitest'
import { facts } from './facts.ts'
import { ownSummerYear, rentedWeeks, yieldYear } from './yieldExample.ts'

/**
 * By hand: 8 × 9,500 + 7 × 6,800 + 8 × 4,200 = 76,000 + 47,600 + 33,600 = 157,200. Of it 20% are 31,440; 23 × 400 = 9,200;
 * 12 × 450 = 5,400; 12 × 600 = 7,200; with 2,600, 2,200 and 12,000 the costs are 70,040.
 */
test('the year of the villa, from gross to net', () => {
  expect(yieldYear).toMatchObject({ price: 2_000_000, weeks: 23, gross: 157_200, net: 87_160 })
  expect(Object.values(yieldYear.costs)).toEqual([31_440, 9_200, 5_400, 7_200, 2_600, 2_200, 12_000])
  expect(yieldYear.grossYield).toBe(0.0786)
  expect(yieldYear.netYield).toBe(0.04358)
  expect(yieldYear.cashYield).toBeCloseTo(0.0387, 4)
})

/** By hand: 157,200 − 19,000 = 138,200; costs 27,640 + 8,400 + 5,400 + 7,200 + 2,600 + 2,200 + 12,000 = 65,440. */
test('two weeks of the summer less', () => {
  expect(ownSummerYear).toMatchObject({ weeks: 21, gross: 138_200, net: 72_760, netYield: 0.03638 })
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
