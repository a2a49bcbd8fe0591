import { skylineAt, sunAt } from '../lib/sun.ts'
import { skyline, sunDays, terrace } from './specimen.ts'

/** The terrace of House no. 7 at eight hours of two days, in minutes after midnight: first, last and the step between them. */
export const lightDays = {
  december: { first: 9 * 60, last: 16 * 60, step: 60 },
  june: { first: 7 * 60, last: 21 * 60, step: 120 },
} as const
export type LightDay = keyof typeof lightDays

/** The hour at which the ridge takes the sun. */
export const darkHour = { day: 'december', minute: 15 * 60 } as const

/** Where the skyline is of the house, and where it is of the ridge: azimuths in degrees. */
const houseUntil = 115
const ridge = { from: 165, until: 245 }
/** What the terrace has at an hour: the sun, or the thing in front of it. */
export type LightState = 'sun' | 'house' | 'ridge' | 'hills'

export function hoursOf(day: LightDay): readonly number[] {
  const { first, last, step } = lightDays[day]
  return Array.from({ length: (last - first) / step + 1 }, (_, at) => first + at * step)
}

export function lightAt(day: LightDay, minute: number) {
  const { azimuth, altitude } = sunAt(minute, sunDays[day], terrace)
  return { azimuth, altitude, state: stateAt(azimuth, altitude) }
}

function stateAt(azimuth: number, altitude: number): LightState {
  if (altitude > skylineAt(azimuth, skyline)) return 'sun'
  if (azimuth < houseUntil) return 'house'
  return azimuth >= ridge.from && azimuth <= ridge.until ? 'ridge' : 'hills'
}

/** The name of the picture of an hour, such as `terrace-dec-0900`. */
export const pictureName = (day: LightDay, minute: number): string =>
  `terrace-${day.slice(0, 3)}-${String(minute / 60).padStart(2, '0')}00`
