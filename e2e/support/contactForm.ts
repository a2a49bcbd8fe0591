import type { Page } from '@playwright/test'
import { status as leadStatus } from '../../src/features/leads/copy.ts'
import type { contact } from '../../src/features/leads/contact.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { facts } from '../../src/content/facts.ts'
import { hrefFor } from '../../src/routing/manifest.ts'
import { inEachLocale, textsIn } from './messages.ts'
import { expect } from './site.ts'

type ContactField = keyof typeof contact.fields

/** The contact page in a language; `fields` are the labels. */
function wordsIn(locale: Locale) {
  const text = textsIn(locale)
  return {
    path: hrefFor('contact', locale),
    thankYou: hrefFor('thankYou', locale),
    thanks: new RegExp(text('Thank you. Your message has arrived.').replace(/\..*/, '')),
    fields: { name: text('Name'), email: text('Email'), phone: text('Phone'), message: text('Message') },
    send: text('Send message'),
    sending: text('Sending...'),
    resend: text('Send again'),
    emailRequired: text('Email is required'),
    success: text("Message sent successfully! We'll respond within {replyHours} hours.", {
      replyHours: facts.replyHours,
    }),
    error: text('Something went wrong. Please try again or contact us directly.'),
    asEmail: text('Send as an email'),
    asWhatsApp: text('Send by WhatsApp'),
    offline: text(leadStatus.offline),
  }
}
export const contactPages = inEachLocale(wordsIn)
export type Words = ReturnType<typeof wordsIn>

/** In the order of the form. */
export const typed = {
  name: 'Anna Berg',
  email: 'anna@example.com',
  phone: '+49 30 23125 042',
  message: 'A finca in the north,\nwith “land” & olive trees. 5 % < 10 %',
} satisfies Readonly<Record<ContactField, string>>
export const names = Object.keys(typed) as readonly ContactField[]
export const payload = JSON.stringify({ ...typed, _subject: 'New consultation request' })

/** The accessible name of a field: its label, and “(optional)” on some. */
export const labelOf = (words: Words, name: ContactField) => new RegExp(`^${words.fields[name]}`)

export const field = (page: Page, words: Words, name: ContactField) =>
  page.locator('#consultation-form').getByLabel(labelOf(words, name))

export async function fillIn(page: Page, words: Words): Promise<void> {
  for (const name of names) await field(page, words, name).fill(typed[name])
}

export async function expectFilled(page: Page, words: Words): Promise<void> {
  for (const name of names) await expect(field(page, words, name)).toHaveValue(typed[name])
}

export const status = (page: Page) => page.locator('#consultation-form').getByRole('status')
