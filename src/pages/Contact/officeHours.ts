import { openingHours } from '../../content/reach.ts'
import { clockIn, formatTwelveHours } from '../../lib/clock.ts'

/** A week of standard time in Europe and the US; the offsets are the same during daylight saving time. */
const winterDay = '2026-01-14'
const zones = { east: 'America/New_York', west: 'America/Los_Angeles' } as const

type Span = { readonly opens: string; readonly closes: string }

/** Our opening hours in US time zones, keyed by message variable. */
export function officeHoursAbroad() {
  const { timeZone, weekdays, saturday } = openingHours
  const span = ({ opens, closes }: Span, to: string) =>
    [opens, closes].map((time) => formatTwelveHours(clockIn(time, { from: timeZone, to, day: winterDay }))).join('–')
  return {
    weekdayHoursEast: span(weekdays, zones.east),
    weekdayHoursWest: span(weekdays, zones.west),
    saturdayHoursEast: span(saturday, zones.east),
    saturdayHoursWest: span(saturday, zones.west),
  }
}
