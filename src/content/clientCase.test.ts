import { expect, test } from 'vitest'
import { amountsAt, caseSteps } from './clientCase.ts'

/** By hand: 20 % of 1,500,000; 0.2 % of it; 4 % of it are 60,000, and a quarter of that. */
test('the sums of the case follow from the price paid', () => {
  const rates = { arras: 0.2, feeRateGross: 0.002, sellerCommission: 0.04, commissionShare: 0.25 }
  expect(amountsAt(1_500_000, rates)).toEqual({ deposit: 300_000, fee: 3_000, share: 15_000 })
})

test('its steps follow one another', () => {
  const months = caseSteps.map(({ month }) => month)
  expect(months).toEqual(months.toSorted())
})
