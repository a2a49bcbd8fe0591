import { expect, test } from 'vitest'
import { longDate, readingMinutes } from './formats.ts'
import { pageLinks } from './pageLinks.ts'

test('dates are long, in the reader’s language, and those of Mallorca', () => {
  expect(longDate('2026-11-02T09:00:00Z', 'en')).toBe('November 2, 2026')
  expect(longDate('2026-11-02T09:00:00Z', 'de')).toBe('2. November 2026')
  expect(longDate('2026-11-01T23:30:00Z', 'en')).toBe('November 2, 2026')
})

test.each([
  [0, 1],
  [220, 1],
  [221, 2],
  [1500, 7],
] as const)('%s words take %s minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
] as const)('page %s of %s links to %j', (page, count, shown) => {
  expect(pageLinks(page, count)).toEqual(shown)
})
