import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { facts } from '../../src/content/facts.ts'
import { hrefFor } from '../../src/routing/manifest.ts'
import { ads } from '../../scripts/check/launch/rehearsal/settings.ts'
import { formService, takeOnesTime } from './forms.ts'
import { inEachLocale, textsIn } from './messages.ts'
import { expect } from './site.ts'

export const script = `https://www.googletagmanager.com/gtag/js?id=${ads.id}`
/** What accepting loads, of all services. */
export const scripts = [script]

/** Texts and addresses of the dialogs in a language. */
function wordsIn(locale: Locale) {
  const text = textsIn(locale)
  const decided = (sentence: string) => text(sentence, { consentMonths: facts.consentMonths })
  return {
    home: hrefFor('home', locale),
    contact: hrefFor('contact', locale),
    contactLink: text('Contact'),
    thankYou: hrefFor('thankYou', locale),
    name: new RegExp(`^${text('Name')}`),
    email: new RegExp(`^${text('Email')}`),
    send: text('Send message'),
    question: text('May we measure our advertisements?'),
    understood: text('Understood'),
    reject: text('Reject'),
    accept: text('Accept'),
    details: text('Details'),
    settings: text('Cookie settings'),
    accepted: decided(
      'You have accepted. Your browser keeps the decision for {consentMonths} months; you can change it here at any time.',
    ),
    rejected: decided(
      'You have rejected. Your browser keeps the decision for {consentMonths} months; you can change it here at any time.',
    ),
    optedOut: text(
      'Your browser asks sites not to share your data (Global Privacy Control). That counts as a rejection, so nothing is measured; you can change it here.',
    ),
    announcement: text('At the start of the page we ask for a decision about cookies.'),
  }
}
export const consentTexts = inEachLocale(wordsIn)
export type Words = ReturnType<typeof wordsIn>

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
