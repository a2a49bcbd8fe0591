import { expect, test } from 'vitest'
import { feeAmounts } from './feeAmounts.ts'

test('VAT of 21 % is added to a fee without it', () => {
  expect(feeAmounts(1_000_000, false)).toEqual({ fee: 1_000, net: 1_000, gross: 1_210 })
  expect(feeAmounts(5_000_000, false)).toEqual({ fee: 5_000, net: 5_000, gross: 6_050 })
})

test('and taken out of a fee that includes it', () => {
  expect(feeAmounts(1_000_000, true)).toEqual({ fee: 1_000, net: 826, gross: 1_000 })
})
