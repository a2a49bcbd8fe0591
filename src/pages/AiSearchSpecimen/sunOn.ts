import { skyline, sunDays, terrace } from '../../content/specimen.ts'
import { sunshine } from '../../lib/sun.ts'

export type SunDayName = keyof typeof sunDays
/** ISO dates of the days, for their names. */
export const dayLabel: Readonly<Record<SunDayName, string>> = {
  june: '2026-06-21',
  october: '2026-10-15',
  december: '2026-12-21',
}

export const sunOn = (day: SunDayName) => sunshine(sunDays[day], terrace, skyline)
