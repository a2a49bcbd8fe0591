import { describe, expect, test } from 'vitest'
import {
  formatEuro,
  formatEuroSpan,
  formatNumber,
  formatPercent,
  formatPercentSpan,
  formatPriceRange,
  formatScale,
  formatSpan,
  percentSuffix,
} from './format.ts'

const en = 'en-US'
const de = 'de-DE'
/** German puts a no-break space before € and %; no line ends with the dash of a range. */
const spaced = (text: string) => text.replaceAll('_', '\u00A0').replaceAll('–', '–\u2060')

describe('numbers', () => {
  test.each([
    [35_000, en, '35,000'],
    [35_000, de, '35.000'],
    [3.2, en, '3.2'],
    [3.2, de, '3,2'],
    [3.25, en, '3.25'],
  ])('%s in %s reads %s', (value, tag, text) => {
    expect(formatNumber(value, tag)).toBe(text)
  })

  test('as many decimals as are asked for', () => {
    expect(formatNumber(8.6667, en, 2)).toBe('8.67')
  })
})

describe('percentages', () => {
  test.each([
    [0.001, en, '0.1%'],
    [0.001, de, '0,1_%'],
    [0, en, '0%'],
    [1, de, '100_%'],
    [0.0125, en, '1.25%'],
    [0.0125, de, '1,25_%'],
    [0.01255, en, '1.255%'],
    // In binary, 0.07 times 100 is a little more than 7.
    [0.07, en, '7%'],
  ])('%s in %s reads %s', (ratio, tag, text) => {
    expect(formatPercent(ratio, tag)).toBe(spaced(text))
  })

  test('the sign alone, as it follows a number', () => {
    expect([percentSuffix(en), percentSuffix(de)]).toEqual(['%', spaced('_%')])
  })

  test('a span carries the sign once', () => {
    expect(formatPercentSpan({ min: 0.04, max: 0.06 }, en)).toBe(spaced('4–6%'))
    expect(formatPercentSpan({ min: 0.005, max: 0.015 }, de)).toBe(spaced('0,5–1,5_%'))
    expect(formatPercentSpan({ min: 0.0125, max: 0.07 }, en)).toBe(spaced('1.25–7%'))
    expect(formatPercentSpan({ min: 0.09393, max: 0.10646 }, en, 1)).toBe(spaced('9.4–10.6%'))
  })
})

describe('euro', () => {
  test.each([
    [750_000, en, '€750,000'],
    [750_000, de, '750.000_€'],
    [0.4, en, '€0'],
  ])('%s in %s reads %s', (euro, tag, text) => {
    expect(formatEuro(euro, tag)).toBe(spaced(text))
  })

  test('a span carries the symbol once, where the language puts it', () => {
    expect(formatEuroSpan({ min: 800, max: 1500 }, en)).toBe(spaced('€800–1,500'))
    expect(formatEuroSpan({ min: 800, max: 1500 }, de)).toBe(spaced('800–1.500_€'))
  })
})

test('a scale', () => {
  expect(formatScale(150_000, en)).toBe('1:150,000')
  expect(formatScale(150_000, de)).toBe('1:150.000')
})

test('an open span reads with a plus', () => {
  expect(formatSpan({ min: 4, max: 6 }, en)).toBe(spaced('4–6'))
  expect(formatSpan({ min: 15 }, de)).toBe('15+')
})

describe('prices of a market', () => {
  test('are short in English', () => {
    expect(formatPriceRange(800_000, 5_000_000, en, true)).toBe(spaced('€800K–5M+'))
    expect(formatPriceRange(1_500_000, 15_000_000, en, false)).toBe(spaced('€1.5M–15M'))
    expect(formatPriceRange(1_250_000, 5_000_000, en, false)).toBe(spaced('€1.25M–5M'))
  })

  test('in millions in Spanish, with its own sign for them', () => {
    expect(formatPriceRange(800_000, 5_000_000, 'es-ES', true)).toBe(spaced('0,8–5+_M_€'))
  })

  test('and in millions in German', () => {
    expect(formatPriceRange(800_000, 5_000_000, de, true)).toBe(spaced('0,8–5+_Mio._€'))
    expect(formatPriceRange(1_500_000, 15_000_000, de, false)).toBe(spaced('1,5–15_Mio._€'))
  })
})
