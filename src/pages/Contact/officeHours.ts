import { openingHours } from '../../content/reach.ts'
import { clockIn, formatTwelveHours } from '../../lib/clock.ts'

/** A week of standard time in Europe and the US; the offsets are the same during daylight saving time. */
const winterDay = '2026-01-14'
const zones = { east: 'America/New_York', west: 'America/Los_Angeles' } as const

/** When our office closes by US clocks, keyed by message variable: nobody calls in the night in which it opens. */
export function closingHoursAbroad() {
  const { timeZone, weekdays, saturday } = openingHours
  const closing = ({ closes }: { readonly closes: string }, to: string) =>
    formatTwelveHours(clockIn(closes, { from: timeZone, to, day: winterDay }))
  return {
    weekdayCloseEast: closing(weekdays, zones.east),
    weekdayCloseWest: closing(weekdays, zones.west),
    saturdayCloseEast: closing(saturday, zones.east),
    saturdayCloseWest: closing(saturday, zones.west),
  }
}
