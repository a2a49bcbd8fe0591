import { expect, test } from 'vitest'
import { facts } from './facts.ts'
import { ownSummerYear, rentedWeeks, yearOf, yieldYear } from './yieldExample.ts'

/** By hand: 10 × 9,000 + 4 × 5,000 = 110,000. Of it 20 % are 22,000 and 5 % are 5,500; 14 × 300 = 4,200; 12 × 400 = 4,800; 12 × 500 = 6,000. */
test('a year of a house, from gross to net', () => {
  const costs = {
    management: 0.2,
    platforms: 0.05,
    cleaning: 300,
    utilities: 400,
    poolAndGarden: 500,
    localTaxes: 2_000,
    insurance: 1_000,
    accountant: 500,
    repairs: 10_000,
  }
  const rented = [
    { id: 'summer' as const, weeks: 10, rent: 9_000 },
    { id: 'shoulder' as const, weeks: 4, rent: 5_000 },
  ]
  const year = yearOf(rented, {
    price: 1_000_000,
    costs,
    cash: 1_200_000,
    taxes: { rentalTaxEea: 0.2, rentalTaxOthers: 0.25 },
  })
  expect(year).toMatchObject({ price: 1_000_000, weeks: 14, gross: 110_000, net: 54_000 })
  expect(Object.values(year.costs)).toEqual([22_000, 5_500, 4_200, 4_800, 6_000, 2_000, 1_000, 500, 10_000])
  expect([year.grossYield, year.netYield, year.cashYield]).toEqual([0.11, 0.054, 0.045])
  // The other costs are 24,300 a year, 6,524 for 98 of 365 days: 20 % of 71,776 are 14,355. 25 % of 110,000 are 27,500.
  expect(year.afterTax).toEqual({ eea: 39_645, others: 26_500 })
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
