import { afterEach, expect, test } from 'vitest'
import { buildYear } from './buildYear.ts'

const zone = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = zone
})

test.each(['Pacific/Honolulu', 'Pacific/Auckland'])('the year is that of UTC, also in %s', (timeZone) => {
  process.env['TZ'] = timeZone
  expect(buildYear('1767225600')).toBe(2026)
  expect(buildYear('1767225599')).toBe(2025)
  expect(buildYear(undefined, new Date('2026-12-31T23:59:59Z'))).toBe(2026)
})
