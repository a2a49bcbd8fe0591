import { expect, test } from 'vitest'
import { createRateLimit } from './rateLimit.ts'

test('each address has a limit of its own', () => {
  const rateLimit = createRateLimit(1, 1000, () => 0)
  expect([rateLimit.take('a'), rateLimit.take('a'), rateLimit.take('b')]).toEqual([0, 1, 0])
})

test('addresses are forgotten when the window ends', () => {
  let time = 0
  const rateLimit = createRateLimit(1, 1000, () => time)
  expect([rateLimit.take('a'), rateLimit.take('a')]).toEqual([0, 1])
  time = 1000
  expect(rateLimit.take('a')).toBe(0)
})
