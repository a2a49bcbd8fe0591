import { skyline, sunDays, terrace } from '../../content/specimen.ts'
import { sunshine } from '../../lib/sun.ts'

export type SunDayName = keyof typeof sunDays

export const sunOn = (day: SunDayName) => sunshine(sunDays[day], terrace, skyline)
