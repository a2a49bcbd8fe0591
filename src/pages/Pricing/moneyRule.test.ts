import { expect, test } from 'vitest'
import { facts } from '../../content/facts.ts'
import { moneyRule } from './moneyRule.ts'

const lengthOf = ({ from, to }: { readonly from: number; readonly to: number }) => to - from

test('price, commission and fee have the proportions of the facts', () => {
  const { commission, fee } = moneyRule(facts.sellerCommission, facts.feeRate)
  const price = commission.to
  expect(lengthOf(commission) / price).toBeCloseTo(facts.sellerCommission, 10)
  expect(lengthOf(fee) / price).toBeCloseTo(facts.feeRate, 10)
})

test('the commission is the end of the price, the fee follows it', () => {
  const { commission, fee, length } = moneyRule(0.05, 0.001)
  expect([commission, fee.from, fee.to, length]).toEqual([{ from: 950, to: 1000 }, 1000, length, length])
})

test('one mark for each percent, every tenth is long', () => {
  const { marks } = moneyRule(0.05, 0.001)
  expect(marks).toHaveLength(101)
  expect(marks.filter(({ isLong }) => isLong).map(({ at }) => at)).toEqual([
    0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000,
  ])
})
