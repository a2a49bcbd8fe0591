import { expect, test } from 'vitest'
import { officeHoursAbroad } from './officeHours.ts'

test('our hours by the clocks of the United States', () => {
  const hours = Object.entries(officeHoursAbroad()).map(([name, span]) => [name, span.replaceAll('\u00A0', ' ')])
  expect(Object.fromEntries(hours)).toEqual({
    weekdayHoursEast: '3:00 AM–1:00 PM',
    weekdayHoursWest: '12:00 AM–10:00 AM',
    saturdayHoursEast: '4:00 AM–10:00 AM',
    saturdayHoursWest: '1:00 AM–7:00 AM',
  })
})
