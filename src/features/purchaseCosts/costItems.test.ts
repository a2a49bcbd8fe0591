import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatEuro, formatEuroSpan, formatPercent, formatPercentSpan, withoutJoiners } from '../../lib/format.ts'
import { calculate, segments } from './costItems.ts'

const price = fc.nat(1_000_000_000)
const kind = fc.constantFrom('resale' as const, 'newBuild' as const)

test('the default calculation reads as the decisions quote it', () => {
  const { result, totalRatio, effectiveRate, subtotal } = calculate(750_000, 'resale')
  const plain = (text: string) => withoutJoiners(text).replaceAll('\u00A0', ' ')
  expect(formatEuro(result.tax, 'en-US')).toBe('€65,000')
  expect(plain(formatEuroSpan(result.total, 'en-US'))).toBe('€70,450–79,850')
  expect(plain(formatEuroSpan(subtotal, 'en-US'))).toBe('€820,450–829,850')
  expect(formatPercent(effectiveRate ?? 0, 'en-US', 2)).toBe('8.67%')
  expect(plain(formatPercentSpan(totalRatio ?? { min: 0 }, 'en-US', 1))).toBe('9.4–10.6%')
  expect(plain(formatEuroSpan(subtotal, 'de-DE'))).toBe('820.450–829.850 €')
  expect(plain(formatPercent(effectiveRate ?? 0, 'de-DE', 2))).toBe('8,67 %')
  expect(plain(formatPercentSpan(totalRatio ?? { min: 0 }, 'de-DE', 1))).toBe('9,4–10,6 %')
})

test('a price of 0 has fixed costs and no rates', () => {
  const { result, totalRatio, effectiveRate } = calculate(0, 'resale')
  expect([result.total.min, result.total.max, totalRatio, effectiveRate]).toEqual([1_700, 3_600, undefined, undefined])
})

test('the items add up to the totals', () => {
  fc.assert(
    fc.property(price, kind, (value, which) => {
      const { items, result, subtotal } = calculate(value, which)
      expect(items.reduce((sum, { min }) => sum + min, 0)).toBe(result.total.min)
      expect(items.reduce((sum, { max }) => sum + max, 0)).toBe(result.total.max)
      expect([subtotal.min, subtotal.max]).toEqual([value + result.total.min, value + result.total.max])
      expect(result.cash.min).toBe(subtotal.min + result.feeAndVat.min)
      expect(result.cash.max).toBe(subtotal.max + result.feeAndVat.max)
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
