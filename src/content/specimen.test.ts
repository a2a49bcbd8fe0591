import { expect, test } from 'vitest'
import { sunshine } from '../lib/sun.ts'
import { areas, askingPrice, askingPrices, builtArea, deductions, dossierDate, ourPrice } from './specimen.ts'
import { skyline, specimenFigures, sunDays, terrace } from './specimen.ts'

/** Worked out by hand: 2,290,000 / 324 × 52 = 367,530. */
test('our price is the asking price less the annex and the repairs', () => {
  expect(deductions.map(({ euro }) => euro)).toEqual([368_000, 14_000, 28_000])
  expect(askingPrice).toBe(2_290_000)
  expect(ourPrice).toBe(1_880_000)
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

/** “In winter the sun is behind the ridge by three”, “evening sun until October”. */
test.each([
  ['june', 642, 20 * 60 + 57],
  ['october', 578, 18 * 60 + 45],
  ['december', 359, 14 * 60 + 58],
] as const)('the sun of the texts on the terrace: %s', (day, minutes, until) => {
  expect(sunshine(sunDays[day], terrace, skyline)).toMatchObject({ minutes, until })
})
