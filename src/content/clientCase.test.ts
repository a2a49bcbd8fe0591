import { expect, test } from 'vitest'
import { caseAmounts, caseGap, caseSteps } from './clientCase.ts'

/** Worked out by hand from a price of 1,640,000: 90,000 and 12 % of 640,000; 10 %; 0.1 %; 5 % and half of it. */
test('the sums of the case follow from the price paid', () => {
  expect(caseAmounts).toEqual({
    asked: 1_950_000,
    repairs: 48_000,
    paid: 1_640_000,
    deposit: 164_000,
    tax: 90_000 + 0.12 * 640_000,
    fee: 1_640,
    share: 41_000,
  })
  expect(caseGap).toBeCloseTo(0.159, 3)
})

test('its steps follow one another', () => {
  const months = caseSteps.map(({ month }) => month)
  expect(months).toEqual(months.toSorted())
})
