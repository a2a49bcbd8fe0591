import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalSignOf, formatEuro, formatNumber } from '../../lib/format.ts'
import { parsePrice } from './parsePrice.ts'

const english = '.'
const german = ','
const decimalSigns = [english, german]
const read = (price: number, { hasCents = false, isAmbiguous = false } = {}) => ({
  status: 'read',
  price,
  hasCents,
  isAmbiguous,
})
const notANumber = { status: 'notANumber' }
const refused = (reason: string) => ({ status: 'refused', reason })

describe('reads a price as it is written', () => {
  test.each([
    ['750000', 750_000],
    ['  750000  ', 750_000],
    ['1.250.000 €', 1_250_000],
    ['€1,250,000', 1_250_000],
    ['1.250.000,00 EUR', 1_250_000],
    ['1 250 000', 1_250_000],
    ['1\u00A0250\u202F000\u00A0€', 1_250_000],
    ['1’250’000', 1_250_000],
    ["1'250'000", 1_250_000],
    ['1‘250‘000', 1_250_000],
    ['1´250´000', 1_250_000],
    ['1`250`000', 1_250_000],
    ['1′250′000.–', 1_250_000],
    ['1\uFE0F250\u034F000', 1_250_000],
    ['1.250.000 €.', 1_250_000],
    ['1,250,000,', 1_250_000],
    ['„1.250.000 €“', 1_250_000],
    ['+750000', 750_000],
    ['0750000', 750_000],
    ['750000.', 750_000],
    ['1e6', 1_000_000],
    ['７５００００', 750_000],
    ['1000000000', 1_000_000_000],
    ['12', 12],
    ['12.00', 12],
  ])('%s', (text, price) => {
    for (const sign of decimalSigns) expect(parsePrice(text, sign)).toEqual(read(price))
  })
  test.each([
    ['750,000', english, 750_000],
    ['750.000', german, 750_000],
    ['750.000,-', german, 750_000],
    ['750.000,– Euro', german, 750_000],
    ['750.000,--', german, 750_000],
    ['1.000', german, 1_000],
  ])('%s, where the decimal separator is "%s"', (text, sign, price) =>
    expect(parsePrice(text, sign)).toEqual(read(price)),
  )
})

/** Each way to write the currency, before or after a price, with and without a space. */
const currencies = ['€', 'EUR', 'eur', 'Euro', 'euros', 'EURO']
test.each(currencies)('reads a price next to %s', (currency) => {
  for (const price of ['1500000', '1,500,000', '1.500.000'])
    for (const space of ['', ' ', '\u00A0', '\u200B'])
      for (const text of [currency + space + price, price + space + currency])
        for (const sign of decimalSigns) expect(parsePrice(text, sign)).toEqual(read(1_500_000))
})

describe('reads thousands and millions', () => {
  test.each([
    ['1.5M', 1_500_000],
    ['€1.5 million', 1_500_000],
    ['1,5 Mio. €', 1_500_000],
    ['1.5 Mio', 1_500_000],
    ['1,5 Mio.', 1_500_000],
    ['2.3 million euros', 2_300_000],
    ['1,5 Millionen Euro', 1_500_000],
    ['1 Million', 1_000_000],
    ['750k', 750_000],
    ['€ 750 K', 750_000],
    ['750 Tsd.', 750_000],
    ['750 thousand', 750_000],
    ['750 TEUR', 750_000],
    ['750T€', 750_000],
    ['750 Tsd. Euro', 750_000],
    ['1,5 MEUR', 1_500_000],
    ['1.25m', 1_250_000],
    ['TEUR 750', 750_000],
    ['Mio. € 1,5', 1_500_000],
    ['MEUR 1.5', 1_500_000],
    ['1,5 M. €', 1_500_000],
    ['1.5 Mio. EUR.', 1_500_000],
  ])('%s', (text, price) => {
    for (const sign of decimalSigns) expect(parsePrice(text, sign)).toEqual(read(price))
  })
  test.each([
    ['1.250m', english, 1_250_000],
    ['1,250 Mio.', german, 1_250_000],
    ['1.500 T€', english, 1_500_000],
    ['€1,500k', german, 1_500_000],
  ])('%s by the separator of its language, and says so', (text, sign, price) =>
    expect(parsePrice(text, sign)).toEqual(read(price, { isAmbiguous: true })),
  )
})

describe('says which of two readings it took', () => {
  test.each([
    ['1.5', 1_500_000],
    ['1,5', 1_500_000],
    ['1.25 €', 1_250_000],
    ['0.75', 750_000],
    [',75', 750_000],
    ['0.500', 500_000],
  ])('%s is in millions', (text, price) => {
    for (const sign of decimalSigns) expect(parsePrice(text, sign)).toEqual(read(price, { isAmbiguous: true }))
  })
  test.each([
    ['750.000', english],
    ['750,000', german],
  ])('%s has thousands, although the decimal separator is "%s"', (text, sign) =>
    expect(parsePrice(text, sign)).toEqual(read(750_000, { isAmbiguous: true })),
  )
})

describe('leaves cents out and says so', () => {
  test.each([
    ['1,250,000.50', 1_250_000],
    ['1.250.000,50', 1_250_000],
    ['750000.99', 750_000],
    ['750000,5', 750_000],
    ['750.50', 750],
    ['1234567.8912', 1_234_567],
    ['1,000,000,000.99', 1_000_000_000],
  ])('%s', (text, price) => {
    for (const sign of decimalSigns) expect(parsePrice(text, sign)).toEqual(read(price, { hasCents: true }))
  })
})

test.each([
  ...'abc 75o000 12a € - , . 1.2.3 1,25,000 1.250,000 1250,000 $750000'.split(' '),
  ...'1..000 1e-3 --5 1-2 NaN Infinity 0x10 1.000,000.00 m'.split(' '),
  '1.5 bn',
  '5 km',
])('takes what is not a number, or could be two, for none: %s', (text) =>
  expect(parsePrice(text, english)).toEqual(notANumber),
)

describe('refuses', () => {
  test.each(['', ' ', '\u00A0\t'])('nothing (%j)', (text) =>
    expect(parsePrice(text, english)).toEqual(refused('empty')),
  )
  test.each(['0', '-0', '0.00', '0 €', '0k'])('%s, which has no costs', (text) =>
    expect(parsePrice(text, english)).toEqual(refused('zero')),
  )
  test.each(['-1', '−750.000', '–1.250.000 €', '€ -5', '-0.5'])('%s, which is below zero', (text) =>
    expect(parsePrice(text, english)).toEqual(refused('negative')),
  )
  test.each(['1000000001', '1.000.000.001', '1e12', '9'.repeat(400), '1e999', '1001m'])(
    '%s, which is above the limit',
    (text) => expect(parsePrice(text, english)).toEqual(refused('tooLarge')),
  )
})

const price = fc.integer({ min: 1, max: 1_000_000_000 })
/** Smaller numbers with decimals are in millions. */
const priceWithCents = fc.integer({ min: 100, max: 1_000_000_000 })
const tag = fc.constantFrom('en-US', 'de-DE', 'de-CH', 'es-ES', 'fr-FR')

test('reads back every price that a language formats, with and without the currency', () => {
  fc.assert(
    fc.property(price, tag, (value, name) => {
      const sign = decimalSignOf(name)
      expect(parsePrice(formatNumber(value, name), sign)).toEqual(read(value))
      expect(parsePrice(formatEuro(value, name), sign)).toEqual(read(value))
    }),
  )
})

test('reads the same price with any cents behind it', () => {
  fc.assert(
    fc.property(
      priceWithCents,
      fc.integer({ min: 1, max: 99 }),
      fc.constantFrom('en-US', 'de-DE'),
      (value, cents, name) => {
        const text = new Intl.NumberFormat(name, { minimumFractionDigits: 2 }).format(value + cents / 100)
        expect(parsePrice(text, decimalSignOf(name))).toEqual(read(value, { hasCents: true }))
      },
    ),
  )
})

test('answers any text, and only with prices within the limits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,\- €ekm]*$/)), (text) => {
      const parsed = parsePrice(text, english)
      if (parsed.status !== 'read') return
      expect(Number.isSafeInteger(parsed.price)).toBe(true)
      expect(parsed.price).toBeGreaterThan(0)
      expect(parsed.price).toBeLessThanOrEqual(1_000_000_000)
    }),
  )
})
