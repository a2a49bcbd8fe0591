import { expect, test } from 'vitest'
import { sunshine } from '../lib/sun.ts'
import { annexInAsking, areas, askingPrices, builtArea, comparables, countedArea, dossierDate } from './specimen.ts'
import {
  offers,
  ourPrice,
  porchInAsking,
  skyline,
  specimenFigures,
  sunDays,
  terrace,
  worksInShort,
  worksTotal,
} from './specimen.ts'

/** Worked out by hand: 1,960,000 / 245 = 8,000, less 7% = 7,440; 7,400 plus 5% = 7,770; 8,900 less 10% = 8,010. */
test('the prices of a square meter follow from the comparable sales', () => {
  expect(comparables.map(({ perMeter }) => perMeter)).toEqual([8_000, 7_400, 8_900])
  expect(comparables.map(({ adjusted }) => adjusted)).toEqual([7_440, 7_770, 8_010])
})

/**
 * Worked out by hand: 236 + 36 / 2 = 254 m²; 28 + 9 + 18 + 5 + 26 = 86 thousand. 254 × 7,440 = 1,889,760; the mean is
 * 23,220 / 3 = 7,740, and 254 × 7,740 = 1,965,960; 254 × 8,010 = 2,034,540.
 */
test('opening offer, fair price and limit are the counted area at the price of a square meter, less the works', () => {
  expect(countedArea).toBe(254)
  expect(worksTotal).toBe(86_000)
  expect(worksInShort).toEqual({ roof: 28_000, demolition: 58_000 })
  expect(porchInAsking).toBe(127_000)
  expect(offers).toEqual({
    opening: { perMeter: 7_440, value: 1_890_000, price: 1_804_000 },
    fair: { perMeter: 7_740, value: 1_966_000, price: 1_880_000 },
    limit: { perMeter: 8_010, value: 2_035_000, price: 1_949_000 },
  })
  expect(ourPrice).toBe(1_880_000)
})

/** Worked out by hand: 2,290,000 / 324 × 52 = 367,530. */
test('the annex in the asking price', () => {
  expect(annexInAsking).toBe(368_000)
})

test('the built areas are the sums of their parts, and the figures of the texts those of the table', () => {
  expect(builtArea).toEqual({ listing: 380, registry: 228, cadastre: 316, measured: 324 })
  expect(areas.find(({ id }) => id === 'pool')?.by).toMatchObject({
    measured: specimenFigures.pool,
    cadastre: specimenFigures.poolPermitted,
  })
  expect(specimenFigures.strip).toBe(235)
})

test('dates and prices follow one another', () => {
  const days = [...askingPrices.map(({ day }) => day), dossierDate]
  expect(days).toEqual(days.toSorted())
  const euros = askingPrices.map(({ euro }) => euro)
  expect(euros).toEqual(euros.toSorted((one, other) => other - one))
})

/** “In winter the sun is behind the ridge by three”, “evening sun into October”. */
test.each([
  ['june', 642, 20 * 60 + 57],
  ['october', 578, 18 * 60 + 45],
  ['december', 359, 14 * 60 + 58],
] as const)('the sun of the texts on the terrace: %s', (day, minutes, until) => {
  expect(sunshine(sunDays[day], terrace, skyline)).toMatchObject({ minutes, until })
})
