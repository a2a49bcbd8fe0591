import type { Page } from '@playwright/test'
import type { ContactField } from '../../src/features/contact/contactLead.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { expect } from './site.ts'

/** The contact page in each language; `fields` are the labels. */
export const contactPages = {
  en: {
    path: '/en/contact',
    thankYou: '/en/thank-you',
    thanks: /Thank you/,
    fields: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
    subject: 'Consultation request',
    send: 'Send message',
    sending: 'Sending...',
    resend: 'Send again',
    nameRequired: 'Name is required',
    emailRequired: 'Email is required',
    emailFormat: 'Please enter a valid email address',
    success: "Message sent successfully! We'll respond within 24 hours.",
    error: 'Something went wrong. Please try again or contact us directly.',
    asEmail: 'Send as an email',
    asWhatsApp: 'Send by WhatsApp',
    honeypot: 'Leave this field empty',
    pressAgain: 'Please press the button again to send the form.',
    timedOut: 'There was no answer in time',
    offline: /You are not connected to the internet/,
  },
  de: {
    path: '/de/kontakt',
    thankYou: '/de/danke',
    thanks: /Vielen Dank/,
    fields: { name: 'Name', email: 'E-Mail', phone: 'Telefon', message: 'Nachricht' },
    subject: 'Beratungsanfrage',
    send: 'Nachricht senden',
    sending: 'Wird gesendet...',
    resend: 'Erneut senden',
    nameRequired: 'Bitte geben Sie Ihren Namen an',
    emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse an',
    emailFormat: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    success: 'Nachricht erfolgreich gesendet! Wir antworten innerhalb von 24 Stunden.',
    error: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt.',
    asEmail: 'Als E-Mail senden',
    asWhatsApp: 'Per WhatsApp senden',
    honeypot: 'Dieses Feld bitte leer lassen',
    pressAgain: 'Bitte drücken Sie die Schaltfläche noch einmal, um das Formular zu senden.',
    timedOut: 'Es kam nicht rechtzeitig eine Antwort',
    offline: /nicht mit dem Internet verbunden/,
  },
} as const satisfies Record<Locale, Record<string, unknown> & { fields: Record<ContactField, string> }>
export type Words = (typeof contactPages)[keyof typeof contactPages]

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
