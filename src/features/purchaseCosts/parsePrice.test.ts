import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatEuro, formatNumber } from '../../lib/format.ts'
import { parsePrice } from './parsePrice.ts'

const read = (price: number, hasCents = false) => ({ status: 'read', price, hasCents })
const notANumber = { status: 'notANumber', price: 0 }
const refused = (reason: string) => ({ status: 'refused', reason })

describe('reads a price as it is written', () => {
  test.each([
    ['0', 0],
    ['750000', 750_000],
    ['  750000  ', 750_000],
    ['750.000', 750_000],
    ['750,000', 750_000],
    ['1.250.000 €', 1_250_000],
    ['€1,250,000', 1_250_000],
    ['1.250.000,00 EUR', 1_250_000],
    ['1 250 000', 1_250_000],
    ['1\u00A0250\u202F000\u00A0€', 1_250_000],
    ['1’250’000', 1_250_000],
    ["1'250'000", 1_250_000],
    ['750.000,-', 750_000],
    ['750.000,– Euro', 750_000],
    ['+750000', 750_000],
    ['0750000', 750_000],
    ['750000.', 750_000],
    ['1e6', 1_000_000],
    ['７５００００', 750_000],
    ['1.000', 1_000],
    ['1000000000', 1_000_000_000],
    ['-0', 0],
  ])('%s', (text, price) => expect(parsePrice(text)).toEqual(read(price)))
})

describe('leaves cents out and says so', () => {
  test.each([
    ['1,250,000.50', 1_250_000],
    ['1.250.000,50', 1_250_000],
    ['750000.99', 750_000],
    ['750000,5', 750_000],
    ['0.500', 0],
    [',75', 0],
    ['1234567.8912', 1_234_567],
    ['1,000,000,000.99', 1_000_000_000],
  ])('%s', (text, price) => expect(parsePrice(text)).toEqual(read(price, true)))
})

describe('takes what is not a number, or could be two, for none', () => {
  test.each([
    'abc',
    '75o000',
    '12a',
    '€',
    '-',
    ',',
    '.',
    '1.2.3',
    '1,25,000',
    '1.250,000',
    '1250,000',
    '$750000',
    '1..000',
    '1e-3',
    '--5',
    '1-2',
    'NaN',
    'Infinity',
    '0x10',
    '1.000,000.00',
  ])('%s', (text) => expect(parsePrice(text)).toEqual(notANumber))
})

describe('refuses', () => {
  test.each(['', ' ', '\u00A0\t'])('nothing (%j)', (text) => expect(parsePrice(text)).toEqual(refused('empty')))
  test.each(['-1', '−750.000', '–1.250.000 €', '€ -5', '-0.5'])('%s, which is below zero', (text) =>
    expect(parsePrice(text)).toEqual(refused('negative')),
  )
  test.each(['1000000001', '1.000.000.001', '1e12', '9'.repeat(400), '1e999'])('%s, which is above the limit', (text) =>
    expect(parsePrice(text)).toEqual(refused('tooLarge')),
  )
})

const price = fc.integer({ min: 0, max: 1_000_000_000 })
const tag = fc.constantFrom('en-US', 'de-DE', 'de-CH', 'es-ES', 'fr-FR')

test('reads back every price that a language formats, with and without the currency', () => {
  fc.assert(
    fc.property(price, tag, (value, name) => {
      expect(parsePrice(formatNumber(value, name))).toEqual(read(value))
      expect(parsePrice(formatEuro(value, name))).toEqual(read(value))
    }),
  )
})

test('reads the same price with any cents behind it', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 99 }), fc.constantFrom('en-US', 'de-DE'), (value, cents, name) => {
      const text = new Intl.NumberFormat(name, { minimumFractionDigits: 2 }).format(value + cents / 100)
      expect(parsePrice(text)).toEqual(read(value, true))
    }),
  )
})

test('answers any text, and only with prices within the limits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,\- €e]*$/)), (text) => {
      const parsed = parsePrice(text)
      if (parsed.status === 'refused') return
      expect(Number.isSafeInteger(parsed.price)).toBe(true)
      expect(parsed.price).toBeGreaterThanOrEqual(0)
      expect(parsed.price).toBeLessThanOrEqual(1_000_000_000)
    }),
  )
})
