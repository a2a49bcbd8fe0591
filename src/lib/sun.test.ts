import { expect, test } from 'vitest'
import { skylineAt, sunAt, sunshine, type SunDay } from './sun.ts'

const palma = { latitude: 39.57, longitude: 2.65 }
const flat = [
  { azimuth: 0, altitude: 0 },
  { azimuth: 360, altitude: 0 },
]
const june: SunDay = { declination: 23.44, equationOfTime: -1.8, utcOffset: 2 }
const december: SunDay = { declination: -23.44, equationOfTime: 1.9, utcOffset: 1 }

test('at noon the sun is in the south, 90 degrees less latitude plus declination high', () => {
  const noon = 12 * 60 + 60 - palma.longitude * 4 - december.equationOfTime
  const { azimuth, altitude } = sunAt(noon, december, palma)
  expect(azimuth).toBeCloseTo(180, 5)
  expect(altitude).toBeCloseTo(90 - palma.latitude - 23.44, 5)
})

/** Day length of the textbooks, 8 minutes for each degree of acos(-tan φ tan δ), around solar noon. */
test.each([
  ['June 21', june],
  ['December 21', december],
] as const)('above a flat horizon the day is as long as the formula says, %s', (_, day) => {
  const radians = (angle: number) => (angle * Math.PI) / 180
  const half = Math.acos(-Math.tan(radians(palma.latitude)) * Math.tan(radians(day.declination)))
  const expected = (half * 180 * 8) / Math.PI
  const { from, until, minutes } = sunshine(day, palma, flat)
  expect(Math.abs(minutes - expected)).toBeLessThan(2)
  const noon = (12 + day.utcOffset) * 60 - palma.longitude * 4 - day.equationOfTime
  expect(Math.abs((from + until) / 2 - noon)).toBeLessThan(1)
})

test('a skyline is straight between its points', () => {
  const ridge = [
    { azimuth: 0, altitude: 0 },
    { azimuth: 200, altitude: 10 },
    { azimuth: 220, altitude: 20 },
  ]
  expect(skylineAt(0, ridge)).toBe(0)
  expect(skylineAt(210, ridge)).toBe(15)
  expect(skylineAt(220, ridge)).toBe(20)
})

test('a wall around the place takes all of the sun', () => {
  const wall = flat.map(({ azimuth }) => ({ azimuth, altitude: 80 }))
  expect(sunshine(june, palma, wall)).toEqual({ from: 0, until: 0, minutes: 0 })
})
