import { expect, test } from 'vitest'
import { calculate } from './costItems.ts'
import { duePayments } from './duePayments.ts'

test.each([
  [1_500_000, 'resale'],
  [999_999, 'newBuild'],
  [12_345_678, 'newBuild'],
  [0, 'resale'],
] as const)('what is due on %i, %s, is the cash needed', (price, kind) => {
  const calculation = calculate(price, kind)
  const due = duePayments(calculation)
  const sum = (of: 'min' | 'max') => due.reduce((total, payment) => total + payment[of], 0)
  expect({ min: sum('min'), max: sum('max') }).toEqual(calculation.result.cash)
  for (const { min, max } of due) expect(min).toBeLessThanOrEqual(max)
})

test('the VAT on a new build is paid with its price, the transfer tax after the deed', () => {
  const due = (kind: 'resale' | 'newBuild') =>
    Object.fromEntries(duePayments(calculate(1_000_000, kind)).map(({ id, min }) => [id, min]))
  const [resale, newBuild] = [due('resale'), due('newBuild')]
  expect(newBuild['arras']).toBeGreaterThan(resale['arras'] ?? 0)
  expect(newBuild['tax']).toBeLessThan(resale['tax'] ?? 0)
})
