import { assertType, expect, test } from 'vitest'
import { i18nWith } from '../i18n/instances.ts'
import { locales, type Locale } from '../i18n/locales.ts'
import { translatePlain, type MessageValues } from '../i18n/useMessage.ts'
import { withoutJoiners } from '../lib/format.ts'
import { catalogs } from '../testing/catalogs.ts'
import { company } from './company.ts'
import { factMessages } from './factMessages.ts'
import { formatFacts } from './formatFacts.ts'

const factsIn = (locale: Locale) => {
  const i18n = i18nWith(locale, catalogs[locale])
  return formatFacts(locale, (message, values = {}) => translatePlain(i18n, message, values))
}
const english = factsIn('en')
const german = factsIn('de')
/** German puts a no-break space before € and %; the test spells it as a space. */
const plain = (text: string) => withoutJoiners(text).replaceAll('\u00A0', ' ')

const foundersAs = (word: string, and: string): string =>
  company.founders.map(({ id, name }) => name || `${word} ${id.toUpperCase()}`).join(` ${and} `)

/** Written by hand from docs/product.md. */
const values: readonly (readonly [name: keyof typeof english, english: string, german: string])[] = [
  ['founded', '2020', '2020'],
  ['clientsPerYear', '4–6', '4–6'],
  ['founderYears', '15', '15'],
  ['companyYears', '4', '4'],
  ['listingsPerDay', '35,000', '35.000'],
  ['processMonths', '2–4', '2–4'],
  ['netYield', '4–6%', '4–6 %'],
  ['grossYield', '6–10%', '6–10 %'],
  ['exampleGross', '€157,200', '157.200 €'],
  ['exampleNet', '€87,160', '87.160 €'],
  ['exampleGrossYield', '7.9%', '7,9 %'],
  ['exampleNetYield', '4.4%', '4,4 %'],
  ['exampleCashYield', '3.9%', '3,9 %'],
  ['ownSummerNet', '€72,760', '72.760 €'],
  ['ownSummerYield', '3.6%', '3,6 %'],
  ['feeRate', '0.1%', '0,1 %'],
  ['feeRateGross', '0.121%', '0,121 %'],
  ['feeAtStart', '50%', '50 %'],
  ['feeAtClosing', '50%', '50 %'],
  ['buyerCommission', '0%', '0 %'],
  ['sellerCommission', '5%', '5 %'],
  ['feeExample1Price', '€1,000,000', '1.000.000 €'],
  ['feeExample1Fee', '€1,000', '1.000 €'],
  ['feeExample1Half', '€500', '500 €'],
  ['feeExample1Share', '€25,000', '25.000 €'],
  ['feeExample1Gross', '€1,210', '1.210 €'],
  [
    'whoPays',
    'As a rule the seller pays about 5% commission, and our share, usually 50%, comes out of it. You pay us 0.1% of the price, plus 21% VAT (IVA).',
    'In der Regel zahlt der Verkäufer rund 5 % Provision; davon gehen üblicherweise 50 % an uns. Sie zahlen uns 0,1 % des Kaufpreises, zuzüglich 21 % Mehrwertsteuer (IVA).',
  ],
  [
    'savingSentence',
    'Across 21 purchases our clients paid on average 25% less than the first asking price (range 3–41%), and part of that reduction came before they hired us.',
    'Bei 21 Käufen haben unsere Kunden im Durchschnitt 25 % weniger bezahlt als den ersten Angebotspreis (Spanne 3–41 %). Zum Teil hatten die Verkäufer den Preis schon vor unserem Mandat gesenkt.',
  ],
  [
    'searchTimeSentence',
    'By their own account, 14 clients had searched alone on average 3.2 times as long as they then needed with us, from brief to accepted offer.',
    '14 Kunden haben nach eigenen Angaben im Durchschnitt 3,2-mal so lange allein gesucht wie danach mit uns (vom Suchprofil bis zum angenommenen Kaufangebot).',
  ],
  [
    'satisfactionSentence',
    'We asked 21 clients in writing after closing, and all 18 who answered were satisfied with our work.',
    'Nach dem Notartermin haben wir 21 Kunden schriftlich befragt. Alle 18, die geantwortet haben, waren mit unserer Arbeit zufrieden.',
  ],
  ['firstMandate', 'March 2022', 'März 2022'],
  ['feeExample2Fee', '€2,000', '2.000 €'],
  ['feeExample3Share', '€125,000', '125.000 €'],
  ['feeExample3Fee', '€5,000', '5.000 €'],
  ['arras', '10%', '10 %'],
  ['mortgage', '60–70%', '60–70 %'],
  ['utilities', '€150–300', '150–300 €'],
  ['notary', '€800–1,500', '800–1.500 €'],
  ['registry', '€700–1,100', '700–1.100 €'],
  ['gestoria', '€200–1,000', '200–1.000 €'],
  ['lawyerRate', '0.5–1.5%', '0,5–1,5 %'],
  ['vat', '10%', '10 %'],
  [
    'stampDuty',
    '1.5% for a price below €1,000,000 and 2% of the whole price from that value on',
    '1,5 % bei einem Preis unter 1.000.000 € und 2 % des ganzen Preises ab diesem Wert',
  ],
  ['stampDutySince', 'January 2023', 'Januar 2023'],
  ['ratesYear', '2026', '2026'],
  ['retention', '3%', '3 %'],
  ['rentalTaxEea', '19%', '19 %'],
  ['rentalTaxOthers', '24%', '24 %'],
  ['wealthAllowance', '€3,000,000', '3.000.000 €'],
  ['wealthReturnFrom', '€2,000,000', '2.000.000 €'],
  ['founders', foundersAs('Founder', 'and'), foundersAs('Gründer', 'und')],
  ['agentNumber', company.agentNumber, company.agentNumber],
  ['country', 'Spain', 'Spanien'],
  [
    'databaseProvider',
    'Supabase (Spain), within the European Economic Area',
    'Supabase (Spanien), innerhalb des Europäischen Wirtschaftsraums',
  ],
  ['coverPerClaim', '€100,000', '100.000 €'],
  ['servicesVat', '21%', '21 %'],
  ['feeSpansUpTo', '€1,000,000', '1.000.000 €'],
  ['taxLowest', '8%', '8 %'],
  ['taxHighest', '13%', '13 %'],
  ['weekdayHours', '9:00 AM–7:00 PM', '9:00–19:00'],
  ['saturdayHours', '10:00 AM–4:00 PM', '10:00–16:00'],
]

test.each(values)('%s reads %s and %s', (name, inEnglish, inGerman) => {
  expect(plain(english[name])).toBe(inEnglish)
  expect(plain(german[name])).toBe(inGerman)
})

test.each(Object.values(factMessages))('"$message" has the id that Lingui generates for it', ({ id, message }) => {
  const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const variables = Object.fromEntries(names.map((name) => [name, `{${name}}`]))
  expect(translatePlain(i18nWith('en', catalogs.en), { id }, variables)).toBe(message)
})

test('the lowest price is written in words', () => {
  expect(plain(english.priceFrom)).toBe('€1 million')
  expect(plain(german.priceFrom)).toMatch(/^1 Million/)
})

test('the bands of the transfer tax make a sentence', () => {
  expect(english.taxBands).toBe(
    '8% up to €400,000, 9% up to €600,000, 10% up to €1,000,000, 12% up to €2,000,000, and 13% above that',
  )
  expect(plain(german.taxBands)).toMatch(/^8 % bis 400\.000 €, 9 % bis .* und 13 % darüber$/)
})

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
