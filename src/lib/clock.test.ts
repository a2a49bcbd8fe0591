import { expect, test } from 'vitest'
import { clockIn, formatTwelveHours } from './clock.ts'

const nbsp = '\u00A0'

test.each([
  ['09:00', 'America/New_York', '2026-01-14', 3 * 60],
  ['19:00', 'America/New_York', '2026-01-14', 13 * 60],
  ['09:00', 'America/Los_Angeles', '2026-01-14', 0],
  ['09:30', 'Asia/Kolkata', '2026-01-14', 14 * 60],
  ['08:00', 'America/Los_Angeles', '2026-01-14', 23 * 60],
  // The weeks in which only the United States have changed their clocks.
  ['09:00', 'America/New_York', '2026-03-18', 4 * 60],
  ['09:00', 'Europe/London', '2026-07-01', 8 * 60],
])('%s in Mallorca, seen from %s on %s', (time, to, day, minutes) => {
  expect(clockIn(time, { from: 'Europe/Madrid', to, day })).toBe(minutes)
})

test.each([
  [0, `12:00${nbsp}AM`],
  [3 * 60, `3:00${nbsp}AM`],
  [12 * 60, `12:00${nbsp}PM`],
  [13 * 60 + 5, `1:05${nbsp}PM`],
])('%d minutes after midnight read %s', (minutes, text) => {
  expect(formatTwelveHours(minutes)).toBe(text)
})
