import { openingHours } from '../../content/reach.ts'
import { clockIn, formatTwelveHours } from '../../lib/clock.ts'
import type { Widened } from '../../lib/widened.ts'

/** A week of standard time in Europe and the US; the offsets are the same during daylight saving time. */
const winterDay = '2026-01-14'

/** When our office closes by US clocks, keyed by message variable: nobody calls in the night in which it opens. */
export function closingHoursAbroad(hours: Widened<typeof openingHours> = openingHours) {
  const closing = (week: 'weekdays' | 'saturday', to: string) =>
    formatTwelveHours(clockIn(hours[week].closes, { from: hours.timeZone, to, day: winterDay }))
  const [east, west] = ['America/New_York', 'America/Los_Angeles'] as const
  return {
    weekdayCloseEast: closing('weekdays', east),
    weekdayCloseWest: closing('weekdays', west),
    saturdayCloseEast: closing('saturday', east),
    saturdayCloseWest: closing('saturday', west),
  }
}
