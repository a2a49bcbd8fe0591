import { openingHours } from '../../content/reach.ts'
import { clockIn, formatTwelveHours } from '../../lib/clock.ts'
import type { Widened } from '../../lib/widened.ts'

/** A week of standard time in Europe and the US; the offsets are the same during daylight saving time. */
const winterDay = '2026-01-14'

const zones = {
  mallorca: openingHours.timeZone,
  'us-east': 'America/New_York',
  'us-west': 'America/Los_Angeles',
} as const
type Zone = keyof typeof zones
type Week = 'weekdays' | 'saturday'

/** Minutes after midnight in this zone at which our office opens and closes. */
export function officeHoursIn(zone: Zone, week: Week, hours: Widened<typeof openingHours> = openingHours) {
  const minutes = (time: string) => clockIn(time, { from: hours.timeZone, to: zones[zone], day: winterDay })
  return { opens: minutes(hours[week].opens), closes: minutes(hours[week].closes) }
}

/** When our office closes by US clocks, keyed by message variable: nobody calls in the night in which it opens. */
export function closingHoursAbroad(hours: Widened<typeof openingHours> = openingHours) {
  const closing = (zone: Zone, week: Week) => formatTwelveHours(officeHoursIn(zone, week, hours).closes)
  return {
    weekdayCloseEast: closing('us-east', 'weekdays'),
    weekdayCloseWest: closing('us-west', 'weekdays'),
    saturdayCloseEast: closing('us-east', 'saturday'),
    saturdayCloseWest: closing('us-west', 'saturday'),
  }
}
