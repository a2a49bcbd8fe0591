import { expect, test } from 'vitest'
import { moneyRule } from './moneyRule.ts'

const rule = moneyRule({ commission: 0.05, share: 0.5, fee: 0.001 })

test('the commission is the end of the price, our share the end of the commission, and the fee follows', () => {
  expect(rule).toMatchObject({
    commission: { from: 950, to: 1000 },
    share: { from: 975, to: 1000 },
    fee: { from: 1000, to: rule.length },
  })
  expect(rule.length).toBeCloseTo(1001, 10)
})

test('one mark for every fifth percent, every second is long', () => {
  expect(rule.marks).toHaveLength(21)
  expect(rule.marks.filter(({ isLong }) => isLong).map(({ at }) => at)).toEqual([
    0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000,
  ])
})
