import type { Page } from '@playwright/test'
import type { PurchaseKind } from '../../src/content/calculateCosts.ts'
import { checklist as checklistSteps } from '../../src/content/checklist.ts'
import { purchaseCosts } from '../../src/content/costs.ts'
import { widget } from '../../src/app/Layout/footerCopy.ts'
import { regions } from '../../src/content/regions.ts'
import { copy as guideSearch } from '../../src/features/guideSearch/copy.ts'
import { copy as checklist } from '../../src/features/legalChecklist/copy.ts'
import * as costs from '../../src/features/purchaseCosts/copy.ts'
import { calculate } from '../../src/features/purchaseCosts/costItems.ts'
import { copy as regionMap } from '../../src/features/regionMap/copy.ts'
import { localeTags, type Locale } from '../../src/i18n/locales.ts'
import { formatEuro, formatEuroSpan, formatPercent, formatPercentSpan, withoutJoiners } from '../../src/lib/format.ts'
import { hrefFor } from '../../src/routing/manifest.ts'
import { inEachLocale, textsIn } from './messages.ts'

/** A query that has several matches. */
const queries = { en: 'deposit contract', de: 'Anzahlungsvertrag' } satisfies Readonly<Record<Locale, string>>
const total = checklistSteps.length

/** A calculation as a language writes it; its sums are tried in calculateCosts.test.ts. */
function costsAt(locale: Locale, price: number, kind: PurchaseKind) {
  const { intl } = localeTags[locale]
  const { result, effectiveRate, totalRatio } = calculate(price, kind)
  const euro = (value: number) => formatEuro(value, intl)
  const { cash } = result
  const values = { price, from: result.total.min, to: result.total.max, cashFrom: cash.min, cashTo: cash.max }
  const amounts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, euro(value)]))
  return {
    tax: euro(result.tax),
    rate: formatPercent(effectiveRate, intl, 2),
    extras: withoutJoiners(formatEuroSpan(result.total, intl)),
    share: formatPercentSpan(totalRatio, intl, 1),
    cash: withoutJoiners(formatEuroSpan(cash, intl)),
    told: textsIn(locale)(costs.result.announcement, amounts).replaceAll('\u00A0', ' '),
  }
}

/** Texts and amounts of the guide in a language. */
function guideIn(locale: Locale) {
  const text = textsIn(locale)
  return {
    total,
    /** Of two steps. */
    percent: formatPercent(2 / total, localeTags[locale].intl, 0),
    /** Of the price that the page opens with. */
    first: costsAt(locale, purchaseCosts.defaultPrice, 'resale'),
    newBuild: costsAt(locale, purchaseCosts.defaultPrice, 'newBuild'),
    costsAt: (price: number) => costsAt(locale, price, 'resale'),
    euro: (value: number) => formatEuro(value, localeTags[locale].intl),
    within: (price: number, within: number) =>
      text(regionMap.reachesSome, { price: formatEuro(price, localeTags[locale].intl), within, total: regions.length }),
    address: hrefFor('guide', locale),
    price: text(costs.form.priceLabel),
    kinds: { resale: text(costs.form.kinds.resale), newBuild: text(costs.form.kinds.newBuild) },
    calculating: text(costs.form.calculating),
    copyLink: text(costs.actions.copyLink),
    linkCopied: text(costs.actions.linkCopied),
    print: text('Print'),
    map: text(regionMap.mapTitle),
    bar: text(widget.bar),
    regions: { south: text('South'), northeast: text('Northeast') },
    step: text('Notary and Land Registry'),
    progress: (done: number) => text(checklist.progress, { done, total }),
    several: {
      query: queries[locale],
      matches: text(guideSearch.list),
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
