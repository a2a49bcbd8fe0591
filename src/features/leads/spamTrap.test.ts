import { expect, test } from 'vitest'
import { minimumFillTime, remainingFillTime } from './spamTrap.ts'

const startedAt = 1_700_000_000_000
const remainingAfter = (elapsed: number) => remainingFillTime(startedAt, startedAt + elapsed)

test('a form waits until it has been open for two seconds', () => {
  expect(minimumFillTime).toBe(2000)
  expect(remainingAfter(0)).toBe(2000)
  expect(remainingAfter(1999)).toBe(1)
  expect(remainingAfter(2000)).toBe(0)
  expect(remainingAfter(60_000)).toBe(0)
})

test('a clock that was set back costs no wait', () => {
  expect(remainingAfter(-3_600_000)).toBe(0)
})
