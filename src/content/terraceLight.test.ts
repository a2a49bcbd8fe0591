import { expect, test } from 'vitest'
import scene from '../../scripts/art/scenes/terrace.json' with { type: 'json' }
import { terracePictureName, terracePictures } from './pictures/terrace.ts'
import { darkHour, hoursOf, lightAt, lightDays, nearestHour, type LightDay } from './terraceLight.ts'

const days = Object.keys(lightDays) as LightDay[]
const hours = days.flatMap((day) => hoursOf(day).map((minute) => ({ day, minute })))

test('the scene renders each picture with the sun and the shade that are computed for its hour', () => {
  const round = (angle: number) => Math.round(angle * 100) / 100
  const computed = hours.map((hour) => {
    const { azimuth, altitude, state } = lightAt(hour)
    const name = terracePictureName(hour)
    return { name, ...hour, azimuth: round(azimuth), altitude: round(altitude), light: state }
  })
  expect(scene).toEqual(computed)
})

test('every hour has a picture, and every picture an hour', () => {
  expect(terracePictures).toEqual(hours.map(terracePictureName))
})

test('each day ends with its last hour', () => {
  for (const day of days) expect(hoursOf(day).at(-1)).toBe(lightDays[day].last)
})

test('a picture is named by hour and minute', () => {
  expect(terracePictureName({ day: 'june', minute: 9 * 60 + 30 })).toBe('terrace-jun-0930')
})

test('the ridge takes the sun between the hour before and the one that the picture opens at', () => {
  const { day, minute } = darkHour
  const before = hoursOf(day)[hoursOf(day).indexOf(minute) - 1]
  expect(lightAt({ day, minute: before ?? 0 }).state).toBe('sun')
  expect(lightAt(darkHour).state).toBe('ridge')
})

test('an hour that the other day does not have becomes its nearest', () => {
  const { first, last, step } = lightDays.june
  expect(nearestHour('june', first + step)).toBe(first + step)
  expect(nearestHour('june', first + step / 2)).toBe(first)
  expect(nearestHour('june', 0)).toBe(first)
  expect(nearestHour('june', 1440)).toBe(last)
})
