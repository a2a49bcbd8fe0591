/** Where the sun is, and when a skyline lets it through. Angles in degrees; azimuths clockwise from north. */

export type Direction = { readonly azimuth: number; readonly altitude: number }

/** A day by what the sun's position depends on. */
export type SunDay = {
  readonly declination: number
  /** How far a sundial is ahead of a clock, minutes. */
  readonly equationOfTime: number
  /** Local clock time minus UTC, hours. */
  readonly utcOffset: number
}
export type Place = { readonly latitude: number; readonly longitude: number }

const degree = Math.PI / 180
const minutesPerDay = 1440
const minutesPerDegree = 4

/** The sun's position at a clock time in minutes after midnight, without refraction. */
export function sunAt(minute: number, { declination, equationOfTime, utcOffset }: SunDay, place: Place): Direction {
  const solar = minute - utcOffset * 60 + place.longitude * minutesPerDegree + equationOfTime
  const hourAngle = ((solar - minutesPerDay / 2) / minutesPerDegree) * degree
  const latitude = place.latitude * degree
  const height =
    Math.sin(latitude) * Math.sin(declination * degree) +
    Math.cos(latitude) * Math.cos(declination * degree) * Math.cos(hourAngle)
  const west = Math.atan2(
    Math.sin(hourAngle),
    Math.cos(hourAngle) * Math.sin(latitude) - Math.tan(declination * degree) * Math.cos(latitude),
  )
  return { azimuth: 180 + west / degree, altitude: Math.asin(height) / degree }
}

/** Altitude of a skyline in a direction, between its two nearest points. */
export function skylineAt(azimuth: number, skyline: readonly Direction[]): number {
  const next = skyline.findIndex((point) => point.azimuth >= azimuth)
  const [from, to] = [skyline[Math.max(next - 1, 0)], skyline[next]]
  if (from === undefined || to === undefined || from === to) return to?.altitude ?? 0
  return from.altitude + ((to.altitude - from.altitude) * (azimuth - from.azimuth)) / (to.azimuth - from.azimuth)
}

/** First and last minute of a day at which the sun is above the skyline, and for how many minutes in all. */
export function sunshine(day: SunDay, place: Place, skyline: readonly Direction[]) {
  const lit = Array.from({ length: minutesPerDay }, (_, minute) => minute).filter((minute) => {
    const { azimuth, altitude } = sunAt(minute, day, place)
    return altitude > Math.max(0, skylineAt(azimuth, skyline))
  })
  return { from: lit[0] ?? 0, until: lit.at(-1) ?? 0, minutes: lit.length }
}
