import { expect, test } from 'vitest'
import { telephoneHref } from './companyContact.ts'
import { whatsAppAddress } from './reach.ts'

test('a call and WhatsApp have one international number', () => {
  expect(telephoneHref).toMatch(/^tel:\+\d{8,15}$/)
  expect(whatsAppAddress).toBe(telephoneHref.replace('tel:+', 'https://wa.me/'))
})
