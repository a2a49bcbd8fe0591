import { afterEach, expect, test } from 'vitest'
import { buildYear } from './buildYear.ts'

const zone = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = zone
})

test.each(['Pacific/Honolulu', 'UTC', 'Pacific/Auckland'])('the year is that of UTC, also in %s', (timeZone) => {
  process.env['TZ'] = timeZone
  expect(buildYear('1767225600')).toBe(2026)
  expect(buildYear('1767225599')).toBe(2025)
  expect(buildYear(undefined, new Date('2026-12-31T23:59:59Z'))).toBe(2026)
})

test('an empty SOURCE_DATE_EPOCH is none', () => {
  expect(buildYear('', new Date('2026-11-26T00:00:00Z'))).toBe(2026)
})

test.each(['today', '2026-01-01', '-1', '1e3', ' ', '99999999999999999'])('"%s" is refused', (epoch) => {
  expect(() => buildYear(epoch)).toThrow(`SOURCE_DATE_EPOCH must be a number of seconds, but is "${epoch}".`)
})
