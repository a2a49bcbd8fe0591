import { expect, test } from 'vitest'
import { feeAmounts } from './feeAmounts.ts'

const terms = { feeRate: 0.002, servicesVat: 0.25 }

test('VAT is added to a fee without it', () => {
  const amounts = feeAmounts(1_000_000, { ...terms, feeIncludesVat: false })
  expect(amounts).toEqual({ fee: 2_000, net: 2_000, gross: 2_500 })
})

test('and taken out of a fee that includes it', () => {
  const amounts = feeAmounts(1_000_000, { ...terms, feeIncludesVat: true })
  expect(amounts).toEqual({ fee: 2_000, net: 1_600, gross: 2_000 })
})
