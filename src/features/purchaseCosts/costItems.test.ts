import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { testRates } from '../../testing/rates.ts'
import { calculate, segments } from './costItems.ts'

const price = fc.integer({ min: 1, max: 1_000_000_000 })
const kind = fc.constantFrom('resale' as const, 'newBuild' as const)

test('rates of a price are those of the tax and of all extra costs', () => {
  const { totalRatio, effectiveRate } = calculate(750_000, 'resale', testRates)
  expect([effectiveRate, totalRatio.min, totalRatio.max].map((it) => it.toFixed(4))).toEqual([
    '0.0867',
    '0.0939',
    '0.1065',
  ])
})

test('the items add up to the totals', () => {
  fc.assert(
    fc.property(price, kind, (value, which) => {
      const { items, result } = calculate(value, which)
      expect(items.reduce((sum, { min }) => sum + min, 0)).toBe(result.total.min)
      expect(items.reduce((sum, { max }) => sum + max, 0)).toBe(result.total.max)
      expect(result.cash.min).toBe(value + result.total.min + result.fee.min + result.vatAndScales.min)
      expect(result.cash.max).toBe(value + result.total.max + result.fee.max + result.vatAndScales.max)
    }),
  )
})

test('the bar is filled from end to end, without gaps or overlaps', () => {
  fc.assert(
    fc.property(price, kind, (value, which) => {
      const bar = segments(calculate(value, which).items, 1_000)
      bar.forEach(({ start, width }, at) => {
        expect(width).toBeGreaterThanOrEqual(0)
        expect(start + width).toBeCloseTo(bar[at + 1]?.start ?? 1_000, 6)
      })
    }),
  )
})
