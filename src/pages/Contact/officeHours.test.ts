import { expect, test } from 'vitest'
import { closingHoursAbroad } from './officeHours.ts'

test('our closing hours by the clocks of the United States', () => {
  const own = {
    timeZone: 'Europe/Madrid',
    weekdays: { opens: '09:00', closes: '19:00' },
    saturday: { opens: '10:00', closes: '16:00' },
  }
  const hours = Object.entries(closingHoursAbroad(own)).map(([name, time]) => [name, time.replaceAll('\u00A0', ' ')])
  expect(Object.fromEntries(hours)).toEqual({
    weekdayCloseEast: '1:00 PM',
    weekdayCloseWest: '10:00 AM',
    saturdayCloseEast: '10:00 AM',
    saturdayCloseWest: '7:00 AM',
  })
})
