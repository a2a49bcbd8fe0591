import type { Page } from '@playwright/test'
import type { PurchaseKind } from '../../src/content/calculateCosts.ts'
import { purchaseCosts } from '../../src/content/costs.ts'
import { calculate } from '../../src/features/purchaseCosts/costItems.ts'
import { localeTags, type Locale } from '../../src/i18n/locales.ts'
import { formatEuro, formatEuroSpan, formatPercent, formatPercentSpan, withoutJoiners } from '../../src/lib/format.ts'
import { hrefFor } from '../../src/routing/manifest.ts'
import { inEachLocale, textsIn } from './messages.ts'

/** What the checklist and a search show in a language. */
const found = {
  // A query is a word with several matches; the percentage is that of two steps of the checklist.
  en: { percent: '22%', total: 9, query: 'arras contract' },
  de: { percent: '25 %', total: 8, query: 'Anzahlungsvertrag' },
} satisfies Readonly<Record<Locale, unknown>>

/** A calculation as a language writes it; its sums are tried in calculateCosts.test.ts. */
function costsAt(locale: Locale, price: number, kind: PurchaseKind) {
  const { intl } = localeTags[locale]
  const { result, effectiveRate = 0, totalRatio = { min: 0, max: 0 } } = calculate(price, kind)
  const euro = (value: number) => formatEuro(value, intl)
  const { total, cash } = result
  const values = { price, from: total.min, to: total.max, cashFrom: cash.min, cashTo: cash.max }
  const amounts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, euro(value)]))
  return {
    tax: euro(result.tax),
    rate: formatPercent(effectiveRate, intl, 2),
    extras: formatEuroSpan(total, intl),
    share: formatPercentSpan(totalRatio, intl, 1),
    cash: withoutJoiners(formatEuroSpan(cash, intl)),
    told: textsIn(locale)(/\{cashFrom\}/, amounts).replaceAll('\u00A0', ' '),
  }
}

/** Texts and amounts of the guide in a language. */
function guideIn(locale: Locale) {
  const text = textsIn(locale)
  return {
    ...found[locale],
    /** Of the price that the page opens with. */
    first: costsAt(locale, purchaseCosts.defaultPrice, 'resale'),
    newBuild: costsAt(locale, purchaseCosts.defaultPrice, 'newBuild'),
    costsAt: (price: number) => costsAt(locale, price, 'resale'),
    euro: (value: number) => formatEuro(value, localeTags[locale].intl),
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
    progress: (done: number) => text('{done} of {total} steps completed', { done, total: found[locale].total }),
    several: {
      query: found[locale].query,
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
