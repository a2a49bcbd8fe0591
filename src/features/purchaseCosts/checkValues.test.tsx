import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PurchaseKind } from '../../content/calculateCosts.ts'
import { purchaseCosts } from '../../content/costs.ts'
import { i18nWith } from '../../i18n/instances.ts'
import { LanguageProvider } from '../../i18n/LanguageProvider.tsx'
import { locales, type Locale } from '../../i18n/locales.ts'
import { withoutJoiners } from '../../lib/format.ts'
import { catalogs } from '../../testing/catalogs.ts'
import { calculate } from './costItems.ts'
import { CostTable } from './CostTable.tsx'

/**
 * Worked out by hand from the laws in docs/sources.md, not by the code.
 * Resale: 8 % of the first 400,000 is 32,000; 9 % of the next 200,000 is 18,000; 10 % of the next 400,000 is 40,000;
 * 12 % of the next 1,000,000 is 120,000; 13 % of the rest. New build: 10 % VAT, and 1.5 % or, from 1,000,000 on, 2 % AJD.
 * Notary, registry and gestoría: 800 + 700 + 200 = 1,700 to 1,500 + 1,100 + 1,000 = 3,600. Lawyer: 0.5 to 1.5 %.
 * Fee and VAT: 0.1 % of the price, 0.5 ‰ of what is above 1,000,000, and 21 % of these and of all fees.
 */
const purchases: readonly {
  readonly price: number
  readonly kind: PurchaseKind
  /** The taxes in their order, the lawyer's fee, and the three sums; whole euro. */
  readonly taxes: readonly number[]
  readonly lawyer: readonly [number, number]
  readonly subtotal: readonly [number, number]
  readonly feeAndVat: readonly [number, number]
  readonly cash: readonly [number, number]
}[] = [
  {
    price: 750_000,
    kind: 'resale',
    // 32,000 + 18,000 + 10 % of 150,000
    taxes: [65_000],
    lawyer: [3_750, 11_250],
    subtotal: [820_450, 829_850],
    // 750 + 21 % of (5,450 + 750), and 750 + 21 % of (14,850 + 750)
    feeAndVat: [2_052, 4_026],
    cash: [822_502, 833_876],
  },
  {
    price: 1_500_000,
    kind: 'resale',
    // 32,000 + 18,000 + 40,000 + 12 % of 500,000
    taxes: [150_000],
    lawyer: [7_500, 22_500],
    subtotal: [1_659_200, 1_676_100],
    // 1,500 + 250 + 21 % of (9,200 + 1,750), which is 2,299.50, and 1,750 + 21 % of (26,100 + 1,750)
    feeAndVat: [4_050, 7_599],
    cash: [1_663_250, 1_683_699],
  },
  {
    price: 2_000_000,
    kind: 'resale',
    // 32,000 + 18,000 + 40,000 + 120,000
    taxes: [210_000],
    lawyer: [10_000, 30_000],
    subtotal: [2_221_700, 2_243_600],
    // 2,000 + 500 + 21 % of (11,700 + 2,500), and 2,500 + 21 % of (33,600 + 2,500)
    feeAndVat: [5_482, 10_081],
    cash: [2_227_182, 2_253_681],
  },
  {
    price: 2_500_000,
    kind: 'resale',
    // 32,000 + 18,000 + 40,000 + 120,000 + 13 % of 500,000
    taxes: [275_000],
    lawyer: [12_500, 37_500],
    subtotal: [2_789_200, 2_816_100],
    // 2,500 + 750 + 21 % of (14,200 + 3,250), which is 3,664.50, and 3,250 + 21 % of (41,100 + 3,250)
    feeAndVat: [6_915, 12_564],
    cash: [2_796_115, 2_828_664],
  },
  {
    price: 750_000,
    kind: 'newBuild',
    taxes: [75_000, 11_250],
    lawyer: [3_750, 11_250],
    subtotal: [841_700, 851_100],
    feeAndVat: [2_052, 4_026],
    cash: [843_752, 855_126],
  },
  {
    price: 1_500_000,
    kind: 'newBuild',
    taxes: [150_000, 30_000],
    lawyer: [7_500, 22_500],
    subtotal: [1_689_200, 1_706_100],
    feeAndVat: [4_050, 7_599],
    cash: [1_693_250, 1_713_699],
  },
  {
    price: 2_000_000,
    kind: 'newBuild',
    taxes: [200_000, 40_000],
    lawyer: [10_000, 30_000],
    subtotal: [2_251_700, 2_273_600],
    feeAndVat: [5_482, 10_081],
    cash: [2_257_182, 2_283_681],
  },
  {
    price: 2_500_000,
    kind: 'newBuild',
    taxes: [250_000, 50_000],
    lawyer: [12_500, 37_500],
    subtotal: [2_814_200, 2_841_100],
    feeAndVat: [6_915, 12_564],
    cash: [2_821_115, 2_853_664],
  },
]

test('every band of the transfer tax and every step of the stamp duty has a purchase', () => {
  const pricesOf = (wanted: PurchaseKind) => purchases.flatMap(({ price, kind }) => (kind === wanted ? price : []))
  const { transferTaxBands: bands, newBuildStampDuty: steps } = purchaseCosts
  const isTaxed = (from: number) => pricesOf('resale').some((price) => price > from)
  expect(bands.filter((_, at) => !isTaxed(bands[at - 1]?.upTo ?? 0))).toEqual([])
  const isReached = (from: number, next: number) => pricesOf('newBuild').some((price) => from <= price && price < next)
  expect(steps.filter(({ from }, at) => !isReached(from, steps[at + 1]?.from ?? Number.POSITIVE_INFINITY))).toEqual([])
})

const english = (value: number) => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
const german = (value: number) => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
const written: Record<Locale, { one: (value: number) => string; span: (from: number, to: number) => string }> = {
  en: { one: (value) => `€${english(value)}`, span: (from, to) => `€${english(from)}–${english(to)}` },
  de: { one: (value) => `${german(value)} €`, span: (from, to) => `${german(from)}–${german(to)} €` },
}

/** The amounts of the table, from top to bottom. */
function amounts(locale: Locale, price: number, kind: PurchaseKind): string[] {
  const html = renderToStaticMarkup(
    <LanguageProvider language={locale} i18n={i18nWith(locale, catalogs[locale])}>
      <CostTable calculation={calculate(price, kind)} />
    </LanguageProvider>,
  )
  return [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, text = '']) =>
    withoutJoiners(text).replaceAll('\u00A0', ' '),
  )
}

const cases = locales.flatMap((locale) =>
  purchases.map((purchase) => [locale, purchase.kind, purchase.price, purchase] as const),
)
test.each(cases)('%s, %s at %d: the table has the sums worked out by hand', (locale, kind, price, purchase) => {
  const { one, span } = written[locale]
  expect(amounts(locale, price, kind)).toEqual([
    ...purchase.taxes.map(one),
    span(...purchase.lawyer),
    span(800, 1_500),
    span(700, 1_100),
    span(200, 1_000),
    span(...purchase.subtotal),
    span(...purchase.feeAndVat),
    span(...purchase.cash),
  ])
})
