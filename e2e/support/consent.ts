import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { ads } from '../../scripts/check/launch/rehearsal/settings.ts'
import { formService, takeOnesTime } from './forms.ts'
import { expect } from './site.ts'

export const script = `https://www.googletagmanager.com/gtag/js?id=${ads.id}`

/** Texts and addresses of the dialogs in each language. */
export const consentTexts = {
  en: {
    home: '/en',
    contact: '/en/contact',
    contactLink: 'Contact',
    thankYou: '/en/thank-you',
    privacy: '/en/data-privacy#measurement',
    name: /^Name/,
    email: /^Email/,
    send: 'Send message',
    question: 'May we measure our advertisements?',
    understood: 'Understood',
    reject: 'Reject',
    accept: 'Accept',
    details: 'Details',
    settings: 'Cookie settings',
    accepted: /You have accepted/,
    rejected: /You have rejected/,
    announcement: /we ask for a decision about cookies/,
  },
  de: {
    home: '/de',
    contact: '/de/kontakt',
    contactLink: 'Kontakt',
    thankYou: '/de/danke',
    privacy: '/de/datenschutz#measurement',
    name: /^Name/,
    email: /^E-Mail/,
    send: 'Nachricht senden',
    question: 'Dürfen wir unsere Anzeigen messen?',
    understood: 'Verstanden',
    reject: 'Ablehnen',
    accept: 'Zustimmen',
    details: 'Einzelheiten',
    settings: 'Cookie-Einstellungen',
    accepted: /Sie haben zugestimmt/,
    rejected: /Sie haben abgelehnt/,
    announcement: /bitten wir um eine Entscheidung über Cookies/,
  },
} as const satisfies Record<Locale, object>
export type Words = (typeof consentTexts)[keyof typeof consentTexts]

export const banner = (page: Page, words: Words) => page.getByRole('dialog', { name: words.question })
export const settings = (page: Page, words: Words) => page.getByRole('dialog', { name: words.settings })
export const footerLink = (page: Page, words: Words) =>
  page.getByRole('contentinfo').getByRole('link', { name: words.settings })
export const answer = (page: Page, words: Words, choice: 'reject' | 'accept') =>
  banner(page, words).getByRole('button', { name: words[choice] }).click()

export async function sendContactForm(page: Page, words: Words): Promise<void> {
  await formService(page, 'contact')
  const form = page.locator('#consultation-form')
  await form.getByLabel(words.name).fill('Anna Berg')
  await form.getByLabel(words.email).fill('anna@example.com')
  await takeOnesTime(page)
  await form.getByRole('button', { name: words.send }).click()
  await expect(page).toHaveURL(words.thankYou)
}

export const conversion = {
  send_to: `${ads.id}/${ads.label}`,
  value: '1',
  currency: 'EUR',
  transaction_id: expect.stringMatching(/^\d+-[a-z0-9]+$/) as unknown,
}
