import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { telephoneHref } from './companyContact.ts'
import { emailHrefWith, whatsAppAddress } from './reach.ts'

test('links to a call and to WhatsApp have international numbers', () => {
  expect(telephoneHref).toMatch(/^tel:\+\d{8,15}$/)
  expect(whatsAppAddress).toMatch(/^https:\/\/wa\.me\/\d{8,15}$/)
})

test('an address of an e-mail has at most 2,000 characters, and as much of the text as fits', () => {
  const texts = string({ unit: 'binary', maxLength: 4000, size: 'max' }).filter((text) => text.isWellFormed())
  assert(
    property(texts, (text) => {
      const href = emailHrefWith('A finca', text)
      const body = new URL(href).searchParams.get('body')?.replaceAll('\r\n', '\n') ?? ''
      const lines = text.replaceAll('\r\n', '\n')
      const isWhole = body === lines
      const isCut = body.endsWith('…') && lines.startsWith(body.slice(0, -1))
      expect(isWhole || isCut).toBe(true)
      expect(href.length).toBeLessThanOrEqual(2000)
      // One more character takes up to twelve in an address.
      expect(isWhole || href.length > 2000 - 24).toBe(true)
    }),
  )
})
