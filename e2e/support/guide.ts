import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { hrefFor } from '../../src/routing/manifest.ts'
import { inEachLocale, textsIn } from './messages.ts'

/** Amounts as each language writes them, worked out by hand. */
const amounts = {
  en: {
    million: '€1,500,000',
    tax: '€65,000',
    rate: '8.67%',
    extras: '€70,450–\u206079,850',
    share: '9.4–\u206010.6%',
    cash: '€822,502–833,876',
    told: 'For €750,000: purchase costs €70,450 to €79,850 before our fee and VAT on services, cash needed €822,502 to €833,876.',
    newBuild: { extras: '€91,700–\u2060101,100', cash: '€843,752–855,126' },
    // Of 1,250,000.
    another: '€127,950–\u2060142,350',
    percent: '22%',
    total: 9,
    // A word with several matches.
    query: 'arras contract',
  },
  de: {
    million: '1.500.000\u00a0€',
    tax: '65.000 €',
    rate: '8,67 %',
    extras: '70.450–\u206079.850 €',
    share: '9,4–\u206010,6 %',
    cash: '822.502–833.876 €',
    told: 'Bei 750.000 €: Nebenkosten von 70.450 € bis 79.850 € ohne unser Honorar und ohne IVA auf Dienstleistungen, Kapitalbedarf von 822.502 € bis 833.876 €.',
    newBuild: { extras: '91.700–\u2060101.100 €', cash: '843.752–855.126 €' },
    another: '127.950–\u2060142.350 €',
    percent: '25 %',
    total: 8,
    query: 'Anzahlungsvertrag',
  },
} satisfies Readonly<Record<Locale, unknown>>

/** Texts and amounts of the guide in a language. */
function guideIn(locale: Locale) {
  const text = textsIn(locale)
  return {
    ...amounts[locale],
    address: hrefFor('guide', locale),
    price: text('Purchase price'),
    kinds: { resale: text('Resale'), newBuild: text('New build') },
    calculating: text('Calculating …'),
    copyLink: text('Copy a link to this calculation'),
    linkCopied: text('Link copied'),
    print: text('Print'),
    map: text('Map of Mallorca in six regions'),
    bar: text('Quick contact'),
    regions: { south: text('South'), northeast: text('Northeast') },
    step: text('Notary and Land Registry'),
    progress: (done: number) => text('{done} of {total} steps completed', { done, total: amounts[locale].total }),
    several: {
      query: amounts[locale].query,
      matches: text('Matches'),
      other: text('Payments and taxes'),
      anchor: 'step-payments',
    },
  }
}
export const guides = inEachLocale(guideIn)
export const guideTexts = Object.values(guides)

export const costsOf = (page: Page) => page.locator('#costs')
/** The calculator's live region; the copied link has its own. */
export const toldBy = (page: Page) => costsOf(page).locator('p[role="status"].visually-hidden')
