import { skylineAt, sunAt } from '../lib/sun.ts'
import { skyline, sunDays, terrace } from './specimen.ts'

/** The days and hours at which the terrace of House no. 7 is pictured; minutes after midnight, local time. */
export const lightDays = {
  december: { first: 9 * 60, last: 16 * 60, step: 60 },
  june: { first: 7 * 60, last: 21 * 60, step: 120 },
} as const
export type LightDay = keyof typeof lightDays
export type LightHour = { readonly day: LightDay; readonly minute: number }

/** In December the ridge takes the sun at this hour. */
export const darkHour: LightHour = { day: 'december', minute: 15 * 60 }

/** Azimuths at which the house and the ridge are the skyline; degrees. */
const house = { from: 0, until: 115 }
const ridge = { from: 165, until: 245 }

/** Whether the sun reaches the terrace, or else what is in front of it. */
export type LightState = 'sun' | 'house' | 'ridge' | 'hills'

export function lightAt({ day, minute }: LightHour) {
  const { azimuth, altitude } = sunAt(minute, sunDays[day], terrace)
  const isIn = ({ from, until }: typeof house) => azimuth >= from && azimuth <= until
  const isLit = altitude > skylineAt(azimuth, skyline)
  const state: LightState = isLit ? 'sun' : isIn(house) ? 'house' : isIn(ridge) ? 'ridge' : 'hills'
  return { azimuth, altitude, state }
}

export function hoursOf(day: LightDay): readonly number[] {
  const { first, last, step } = lightDays[day]
  return Array.from({ length: (last - first) / step + 1 }, (_, at) => first + at * step)
}

/** The hour of a day that is nearest to another time; of two, the earlier. */
export const nearestHour = (day: LightDay, time: number): number =>
  hoursOf(day).reduce((best, minute) => (Math.abs(minute - time) < Math.abs(best - time) ? minute : best))
