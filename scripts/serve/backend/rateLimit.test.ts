import { expect, test } from 'vitest'
import { createRateLimit } from './rateLimit.ts'

test('each address has a limit of its own', () => {
  const rateLimit = createRateLimit(1, 1000, () => 0)
  expect([rateLimit.take('a'), rateLimit.take('a'), rateLimit.take('b')]).toEqual([0, 1, 0])
})

test('a flood of addresses pushes the oldest out, not the memory up', () => {
  const rateLimit = createRateLimit(1, 1000, () => 0)
  rateLimit.take('first')
  for (let index = 0; index < 10_000; index += 1) rateLimit.take(String(index))
  expect(rateLimit.take('9999')).toBe(1)
  expect(rateLimit.take('first')).toBe(0)
})
