import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import * as copy from '../../src/features/consent/copy.ts'
import { facts } from '../../src/content/facts.ts'
import { hrefFor } from '../../src/routing/manifest.ts'
import { ads } from '../../scripts/check/launch/rehearsal/settings.ts'
import { contactPages, fillIn } from './contactForm.ts'
import { formService, takeOnesTime } from './forms.ts'
import { inEachLocale, textsIn } from './messages.ts'
import { expect } from './site.ts'

export const script = `https://www.googletagmanager.com/gtag/js?id=${ads.id}`
/** What accepting loads, of all services. */
export const scripts = [script]

/** Texts and addresses of the dialogs in a language. */
function wordsIn(locale: Locale) {
  const text = textsIn(locale)
  return {
    form: contactPages[locale],
    contact: contactPages[locale].path,
    thankYou: contactPages[locale].thankYou,
    home: hrefFor('home', locale),
    contactLink: text('Contact'),
    question: text(copy.banner.title),
    understood: text('Understood'),
    reject: text(copy.choices.reject),
    accept: text(copy.choices.accept),
    details: text(copy.banner.details),
    settings: text(copy.settings.title),
    accepted: text(copy.settings.accepted, { consentMonths: facts.consentMonths }),
    rejected: text(copy.settings.rejected, { consentMonths: facts.consentMonths }),
    optedOut: text(copy.settings.optedOut),
    announcement: text(copy.banner.announcement),
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
  await fillIn(page, words.form)
  await takeOnesTime(page)
  await page.getByRole('button', { name: words.form.send }).click()
  await expect(page).toHaveURL(words.thankYou)
}

export const conversion = {
  send_to: `${ads.id}/${ads.label}`,
  value: '1',
  currency: 'EUR',
  transaction_id: expect.stringMatching(/^\d+-[a-z0-9]+$/) as unknown,
}
