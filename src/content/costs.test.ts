import { describe, expect, test } from 'vitest'
import { fillVariables } from '../lib/fillVariables.ts'
import { formatPercent } from '../lib/format.ts'
import { rateDecimals } from '../lib/rate.ts'
import { purchaseCosts } from './costs.ts'
import { facts } from './facts.ts'
import { formatFacts } from './formatFacts.ts'

const { transferTaxBands, newBuildStampDuty, newBuildVat, lawyerRate } = purchaseCosts
const taxRates = [...transferTaxBands, ...newBuildStampDuty].map(({ rate }) => rate).concat(newBuildVat)
const rates = [...taxRates, ...Object.values(lawyerRate), facts.feeRate, facts.sellerCommission, facts.arras].concat(
  [facts.netYield, facts.grossYield, facts.mortgage].flatMap(({ min, max }) => [min, max]),
)
const limits = transferTaxBands.map(({ upTo }) => upTo)
const starts = newBuildStampDuty.map(({ from }) => from)
const isRising = (values: readonly number[]) => values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))

describe('the rates', () => {
  test.each(rates)('%s has no more decimals than sums and texts keep', (rate) => {
    expect(rate).toBe(Number(rate.toFixed(rateDecimals)))
  })

  test.each(taxRates)('%s of a tax is in a text, so that a new band or step cannot go unmentioned', (rate) => {
    const { taxBands, stampDuty, vat } = formatFacts('en', ({ message = '' }, values = {}) =>
      fillVariables(message, values),
    )
    expect(`${taxBands} ${stampDuty} ${vat}`).toMatch(new RegExp(`(?<![\\d.])${formatPercent(rate, 'en-US')}`))
  })
})

test('the bands of the transfer tax rise and have no end', () => {
  expect(isRising(limits)).toBe(true)
  expect(limits.at(-1)).toBe(Number.POSITIVE_INFINITY)
})

test('the steps of the stamp duty rise from 0', () => {
  expect(isRising(starts)).toBe(true)
  expect(starts[0]).toBe(0)
})

test.each([...limits.slice(0, -1), ...starts])('a threshold is a whole hundred thousand: %s', (threshold) => {
  expect(threshold % 100_000).toBe(0)
})
