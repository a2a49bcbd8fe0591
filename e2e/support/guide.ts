import type { Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { hrefFor } from '../../src/routing/manifest.ts'
import { inEachLocale, textsIn } from './messages.ts'

type Understood = readonly [typed: string, extras: string, told: string, says?: string]
type Amounts = Readonly<
  Record<'million' | 'tax' | 'rate' | 'typed' | 'extras' | 'share' | 'cash' | 'told' | 'highest' | 'example', string>
> & {
  readonly taxAt: readonly [RegExp, RegExp]
  readonly newBuild: { readonly rows: readonly string[]; readonly extras: string; readonly cash: string }
  readonly understood: readonly [Understood, Understood, ...Understood[]]
  readonly percent: readonly [none: string, two: string]
  readonly total: number
  /** A word with several matches. */
  readonly query: string
}

/** Amounts as each language writes them, worked out by hand, and prices as its readers type them. */
const amounts: Readonly<Record<Locale, Amounts>> = {
  en: {
    million: '€1,500,000',
    tax: '€65,000',
    rate: '8.67%',
    typed: '€750,000',
    taxAt: [/At €750,000 the tax is €65,000\.$/, /At €1,500,000 the tax is €150,000\.$/],
    extras: '€70,450–\u206079,850',
    share: '9.4–\u206010.6%',
    cash: '€822,502–833,876',
    told: 'For €750,000: purchase costs €70,450 to €79,850 before our fee and VAT on services, cash needed €822,502 to €833,876.',
    newBuild: { rows: ['€75,000', '€11,250'], extras: '€91,700–\u2060101,100', cash: '€843,752–855,126' },
    understood: [
      ['1.5m', '€159,200–\u2060176,100', 'For €1,500,000:'],
      ['1.250.000 €', '€127,950–\u2060142,350', 'For €1,250,000:'],
      ['1,250,000.50', '€127,950–\u2060142,350', 'For €1,250,000:', 'Cents are left out.'],
      ['1.5', '€159,200–\u2060176,100', 'Understood as €1,500,000. For €1,500,000:', 'Understood as €1,500,000.'],
      ['1.250', '€1,806–\u20603,719', 'Understood as €1,250. For €1,250:', 'Understood as €1,250.'],
    ],
    example: '750,000',
    highest: '€1,000,000,000',
    percent: ['0%', '22%'],
    total: 9,
    query: 'arras contract',
  },
  de: {
    million: '1.500.000\u00a0€',
    tax: '65.000 €',
    rate: '8,67 %',
    typed: '750.000 €',
    taxAt: [/Bei 750\.000\s€ beträgt die Steuer 65\.000\s€\.$/, /Bei 1\.500\.000\s€ beträgt die Steuer 150\.000\s€\.$/],
    extras: '70.450–\u206079.850 €',
    share: '9,4–\u206010,6 %',
    cash: '822.502–833.876 €',
    told: 'Bei 750.000 €: Nebenkosten von 70.450 € bis 79.850 € ohne unser Honorar und ohne IVA auf Dienstleistungen, Kapitalbedarf von 822.502 € bis 833.876 €.',
    newBuild: { rows: ['75.000 €', '11.250 €'], extras: '91.700–\u2060101.100 €', cash: '843.752–855.126 €' },
    understood: [
      ['1,5 Mio.', '159.200–\u2060176.100 €', 'Bei 1.500.000 €:'],
      ['1.250.000 €', '127.950–\u2060142.350 €', 'Bei 1.250.000 €:'],
      ['1,250,000.50', '127.950–\u2060142.350 €', 'Bei 1.250.000 €:', 'Cent-Beträge bleiben unberücksichtigt.'],
      [
        '1,5',
        '159.200–\u2060176.100 €',
        'Verstanden als 1.500.000 €. Bei 1.500.000 €:',
        'Verstanden als 1.500.000\\s€.',
      ],
    ],
    example: '750.000',
    highest: '1.000.000.000 €',
    percent: ['0 %', '25 %'],
    total: 8,
    query: 'Anzahlungsvertrag',
  },
}

/** Texts and amounts of the guide in a language. */
function guideIn(locale: Locale) {
  const text = textsIn(locale)
  const { example } = amounts[locale]
  return {
    ...amounts[locale],
    locale,
    address: hrefFor('guide', locale),
    price: text('Purchase price'),
    kinds: { resale: text('Resale'), newBuild: text('New build') },
    calculating: text('Calculating …'),
    stair: text('The bands of the transfer tax'),
    newBuildDrawing: text('The taxes on a new build'),
    refused: [
      [
        'finca',
        text('“{input}” is not an amount, so no costs are calculated. Enter whole euros, for example {example}.', {
          input: 'finca',
          example,
        }),
      ],
      ['0', text('Enter a price in whole euros, for example {example}.', { example })],
      ['', text('Enter a price in whole euros, for example {example}.', { example })],
      ['-750000', text('A price cannot be below zero. Leave out the minus sign.')],
      ['1e12', text('This calculator goes up to {max}. Enter a lower price.', { max: amounts[locale].highest })],
    ] as const,
    copyLink: text('Copy a link to this calculation'),
    linkCopied: text('Link copied'),
    print: text('Print'),
    map: text('Map of Mallorca in six regions'),
    bar: text('Quick contact'),
    regions: { south: text('South'), northeast: text('Northeast') },
    steps: [
      text('The deposit contract (arras)'),
      text('Notary and Land Registry'),
      text('Payments and taxes'),
      text('The vacation-rental license (ETV)'),
      text('Requirements'),
    ] as const,
    mark: text('Mark as done'),
    progress: (done: number) => text('{done} of {total} steps completed', { done, total: amounts[locale].total }),
    military: text('Have the military zone checked'),
    firstStep: text('Appoint a lawyer of your own'),
    several: {
      query: amounts[locale].query,
      matches: text('Matches'),
      other: text('Payments and taxes'),
      anchor: 'step-payments',
    },
    nothing: text(
      'Nothing in this guide matches “{query}”. Try a region, a cost or a document, for example Sóller, notary or NIE.',
      { query: 'xyzzy' },
    ),
  }
}
export const guides = inEachLocale(guideIn)
export const guideTexts = Object.values(guides)

export const costsOf = (page: Page) => page.locator('#costs')
/** The calculator's live region; the copied link has its own. */
export const toldBy = (page: Page) => costsOf(page).locator('p[role="status"].visually-hidden')
