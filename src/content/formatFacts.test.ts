import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { assertType, expect, test } from 'vitest'
import { i18nWith } from '../i18n/instances.ts'
import { locales, type Locale } from '../i18n/locales.ts'
import { translatePlain, type MessageValues } from '../i18n/useMessage.ts'
import { withoutJoiners } from '../lib/format.ts'
import { catalogs } from '../testing/catalogs.ts'
import { testRates } from '../testing/rates.ts'
import { factMessages } from './factMessages.ts'
import { ownFigures, type Figures } from './figures.ts'
import { formatFacts } from './formatFacts.ts'

/** What the texts below are written from. */
const figures: Figures = {
  ...ownFigures,
  facts: {
    ...ownFigures.facts,
    founded: 2011,
    clientsPerYear: { min: 3, max: 5 },
    listingsPerDay: 12_345,
    savings: [0.02, 0.03, 0.31],
    searchClients: 9,
    searchSpeedFactor: 2.5,
    clientsAsked: 40,
    clientsAnswered: 33,
    processMonths: { min: 2, max: 4 },
    netYield: { min: 0.04, max: 0.06 },
    feeRate: 0.002,
    feeAtStart: 0.25,
    feeExamples: [1_000_000, 2_000_000, 5_000_000],
    buyerCommission: 0,
    sellerCommission: 0.04,
    priceFrom: 1_500_000,
    utilities: { min: 150, max: 300 },
  },
  costs: { ...ownFigures.costs, ...testRates },
  taxes: { ...ownFigures.taxes, wealthAllowance: 3_000_000 },
  company: {
    ...ownFigures.company,
    feeIncludesVat: false,
    commissionShare: 0.75,
    address: { street: 'Carrer 1', postalCode: '07001', town: 'Palma', region: '', country: 'ES' },
    founders: [
      { id: 'a', name: 'Aina Roig', languages: ['en'] },
      { id: 'b', name: 'Bernd Beispiel', languages: ['de'] },
    ],
  },
  openingHours: {
    timeZone: 'Europe/Madrid',
    weekdays: { opens: '08:30', closes: '18:00' },
    saturday: { opens: '10:00', closes: '12:00' },
  },
  firstMandate: '2012-03',
  stampDutySince: '2023-01-01',
}
/** Words of a fact are not tried here: their values are, in their order. */
const valuesOnly = (_message: object, values: Readonly<Record<string, string | number>> = {}) =>
  Object.values(values).join(' | ')
const english = formatFacts('en', valuesOnly, figures)
const german = formatFacts('de', valuesOnly, figures)
/** German puts a no-break space before € and %; the test spells it as a space. */
const plain = (text: string) => withoutJoiners(text).replaceAll('\u00A0', ' ')

const written: readonly (readonly [name: keyof typeof english, english: string, german: string])[] = [
  ['founded', '2011', '2011'],
  ['clientsPerYear', '3–5', '3–5'],
  ['listingsPerDay', '12,345', '12.345'],
  ['savingSentence', '3 | 12% | 2–31%', '3 | 12 % | 2–31 %'],
  ['searchTimeSentence', '9 | 2.5', '9 | 2,5'],
  ['satisfactionSentence', '40 | 33', '40 | 33'],
  ['firstMandate', 'March 2012', 'März 2012'],
  ['processMonths', '2–4', '2–4'],
  ['netYield', '4–6%', '4–6 %'],
  ['priceFrom', '1.5', '1,5'],
  ['feeRate', '0.2%', '0,2 %'],
  ['feeRateGross', '0.242%', '0,242 %'],
  ['feeAtStart', '25%', '25 %'],
  ['feeAtClosing', '75%', '75 %'],
  ['buyerCommission', '0%', '0 %'],
  ['feeOfPrice', '0.2% | 0.242%', '0,2 % | 0,242 %'],
  ['whoPays', '4% | 75% | 0.2% | 0.242%', '4 % | 75 % | 0,2 % | 0,242 %'],
  ['feeExample1Price', '€1,000,000', '1.000.000 €'],
  ['feeExample1Fee', '€2,000', '2.000 €'],
  ['feeExample1Half', '€500', '500 €'],
  ['feeExample1Share', '€30,000', '30.000 €'],
  ['feeExample1Gross', '€2,420', '2.420 €'],
  ['feeExample1HalfGross', '€605', '605 €'],
  ['shareOfPrice', '3%', '3 %'],
  ['feeExample3Share', '€150,000', '150.000 €'],
  ['utilities', '€150–300', '150–300 €'],
  ['lawyerRate', '0.5–1.5%', '0,5–1,5 %'],
  ['vat', '10%', '10 %'],
  ['stampDuty', '1.5% | €1,000,000 and 2%', '1,5 % | 1.000.000 € und 2 %'],
  ['stampDutySince', 'January 2023', 'Januar 2023'],
  ['wealthAllowance', '€3,000,000', '3.000.000 €'],
  ['founders', 'Aina Roig and Bernd Beispiel', 'Aina Roig und Bernd Beispiel'],
  ['foundersOr', 'Aina Roig or Bernd Beispiel', 'Aina Roig oder Bernd Beispiel'],
  ['address', 'Carrer 1, 07001 Palma', 'Carrer 1, 07001 Palma'],
  ['country', 'Spain', 'Spanien'],
  [
    'taxBands',
    '8% | €400,000, 9% | €600,000, 10% | €1,000,000, 12% | €2,000,000, and 13%',
    '8 % | 400.000 €, 9 % | 600.000 €, 10 % | 1.000.000 €, 12 % | 2.000.000 € und 13 %',
  ],
  ['weekdayHours', '8:30 AM–6:00 PM', '8:30–18:00'],
  ['saturdayHours', '10:00 AM–12:00 PM', '10:00–12:00'],
]

test.each(written)('%s reads %s and %s', (name, inEnglish, inGerman) => {
  expect(plain(english[name])).toBe(inEnglish)
  expect(plain(german[name])).toBe(inGerman)
})

test('a fee that includes VAT is its own gross, and one founder is named alone', () => {
  const [founder] = figures.company.founders
  const company = { ...figures.company, feeIncludesVat: true, founders: [founder] as const }
  const facts = formatFacts('en', valuesOnly, { ...figures, company })
  expect([facts.feeRateGross, facts.feeExample1Gross]).toEqual([facts.feeRate, facts.feeExample1Fee])
  expect([facts.founders, facts.foundersOr]).toEqual(['Aina Roig', 'Aina Roig'])
})

test.each(Object.values(factMessages))('"$message" has the id that Lingui generates for it', ({ id, message }) => {
  expect(id).toBe(generateMessageId(message))
})

const factsIn = (locale: Locale) => {
  const i18n = i18nWith(locale, catalogs[locale])
  return formatFacts(locale, (message, values = {}) => translatePlain(i18n, message, values))
}

test('no fact is empty, and none shows a number that was not formatted', () => {
  const unreadable = locales.flatMap((locale) =>
    Object.entries(factsIn(locale)).filter(([, text]) => text === '' || /NaN|undefined|Infinity|[{}]/.test(text)),
  )
  expect(unreadable).toEqual([])
})

test('a value of a component has no name of a fact, which the build has filled in before', () => {
  assertType<MessageValues>({ link: 'https://example.com' })
  // @ts-expect-error -- `{address}` is the agency's
  assertType<MessageValues>({ address: 'https://example.com' })
})
