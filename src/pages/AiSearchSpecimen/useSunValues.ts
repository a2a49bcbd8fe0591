import { skyline, sunDays, terrace } from '../../content/specimen.ts'
import { sunshine } from '../../lib/sun.ts'
import { useFormats } from './useFormats.ts'

export type SunDayName = keyof typeof sunDays
/** ISO dates of the days, for their names. */
export const dayLabel: Readonly<Record<SunDayName, string>> = {
  june: '2026-06-21',
  october: '2026-10-15',
  december: '2026-12-21',
}

export const sunOn = (day: SunDayName) => sunshine(sunDays[day], terrace, skyline)

/** From when until when the terrace has sun, as values of messages: `{juneFrom}`, `{juneUntil}` … */
export function useSunValues(): Readonly<Record<string, string>> {
  const { clock } = useFormats()
  return Object.fromEntries(
    (Object.keys(sunDays) as SunDayName[]).flatMap((day) => {
      const { from, until } = sunOn(day)
      return [
        [`${day}From`, clock(from)],
        [`${day}Until`, clock(until)],
      ]
    }),
  )
}
