import { expect, test } from 'vitest'
import { isTrapped, minimumFillTime } from './spamTrap.ts'

const startedAt = 1_700_000_000_000
const after = (elapsed: number, honeypot = '') => isTrapped({ honeypot, startedAt, now: startedAt + elapsed })

test('two seconds are a person’s least', () => {
  expect(minimumFillTime).toBe(2000)
  expect(after(0)).toBe(true)
  expect(after(1999)).toBe(true)
  expect(after(2000)).toBe(false)
})

test('a filled honeypot traps at any time', () => {
  expect(after(60_000, 'https://spam.example')).toBe(true)
})

test('a clock that was set back does not cost a lead', () => {
  expect(after(-3_600_000)).toBe(false)
})
