import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { transferTax } from '../../src/content/calculateCosts.ts'
import { purchaseCosts, stampDutySince } from '../../src/content/costs.ts'
import { facts } from '../../src/content/facts.ts'
import { taxes } from '../../src/content/taxes.ts'
import { locales } from '../../src/i18n/locales.ts'
import { euroAtRate } from '../../src/lib/rate.ts'
import { formatsOf } from './fixtures/articleFigures.ts'
import { articleRows } from './fixtures/articleSums.ts'

/** The articles of the seed quote sums and rates in their HTML, where no variable can fill them in. */
const read = (file: string): string => fs.readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')
const seed = read('supabase/seed.sql')
const articleOf = (slug: string): string => {
  const start = seed.indexOf(`    '${slug}',`)
  return seed.slice(start, seed.indexOf('$html$\n  )', start)).replaceAll('&nbsp;', '\u00A0')
}
const rowPattern = /<span>([^<]*)<\/span> <strong>([^<]*)<\/strong>(?: <span>([^<]*)<\/span>)?/g
const figurePattern = /€?\d(?:[\d.,–]*\d)?(?:\u00A0?[€%])?/g

/** The figures in each line of the article's lists, where it has amounts or rates. */
const rowsOf = (article: string): string[] =>
  [...article.matchAll(rowPattern)]
    .map((parts) => parts.slice(1).join(' '))
    .filter((text) => /[€%]/.test(text))
    .map((text) => [...text.matchAll(figurePattern)].join(' '))

const en = formatsOf('en')
const de = formatsOf('de')

describe('the lists of an article', () => {
  test.each(Object.entries(articleRows))('%s: have the sums that the code calculates', (slug, expected) => {
    expect(rowsOf(articleOf(slug))).toEqual(expected)
  })

  test('are compared in every article that has sums', () => {
    const slugs = [...seed.matchAll(/^ {4}'(?:en|de)',\n {4}'([a-z0-9-]+)',$/gm)].map(([, slug = '']) => slug)
    const others = slugs.filter((slug) => articleRows[slug] === undefined && rowsOf(articleOf(slug)).length > 0)
    expect(others).toEqual([])
  })

  test('differ as soon as one sum does', () => {
    const changed = articleOf('choosing-a-region-in-mallorca').replace('€210,000', '€210,001')
    expect(rowsOf(changed)).not.toEqual(articleRows['choosing-a-region-in-mallorca'])
  })
})

/** The price, in millions, from which the taxes on a new build are lower than those on a resale. */
function breakEven(): number {
  const [last, top] = purchaseCosts.transferTaxBands.slice(-2)
  const newBuild = purchaseCosts.newBuildVat + (purchaseCosts.newBuildStampDuty.at(-1)?.rate ?? 0)
  const { upTo, rate } = { upTo: last?.upTo ?? 0, rate: top?.rate ?? 0 }
  return Number(((upTo * rate - transferTax(upTo)) / (rate - newBuild) / 1e6).toFixed(3))
}

const { min: utilitiesFrom, max: utilitiesTo } = facts.utilities
test.each([
  ['what-buying-in-mallorca-really-costs', `about ${en.percent(facts.sellerCommission)} of the price`],
  [
    'what-buying-in-mallorca-really-costs',
    `a dedication fee of ${en.percent(facts.feeRate)}: in the example ${en.euro(euroAtRate(1_500_000, facts.feeRate))}`,
  ],
  [
    'what-buying-in-mallorca-really-costs',
    `about ${en.percent(facts.arras)} of the price, ${en.euro(euroAtRate(1_500_000, facts.arras))} in the example`,
  ],
  ['what-buying-in-mallorca-really-costs', `about ${en.euroSpan(facts.utilities)} a month`],
  ['kaufnebenkosten-auf-mallorca', `zahlt der Verkäufer rund ${de.percent(facts.sellerCommission)} Provision`],
  [
    'kaufnebenkosten-auf-mallorca',
    `ein Mandatshonorar von ${de.percent(facts.feeRate)} des Kaufpreises: für das Stadthaus ${de.euro(euroAtRate(1_200_000, facts.feeRate))}`,
  ],
  ['kaufnebenkosten-auf-mallorca', `${de.number(utilitiesFrom)} bis ${de.euro(utilitiesTo)} im Monat`],
  [
    'anzahlungsvertrag-vor-dem-notar',
    `${de.percent(taxes.retention)} des Preises, hier ${de.euro(euroAtRate(1_800_000, taxes.retention))}`,
  ],
  [
    'buying-a-finca-from-outside-the-eu',
    `A deposit of ${en.percent(facts.arras)}, ${en.euro(euroAtRate(2_400_000, facts.arras))} in the example`,
  ],
  ['neubau-oder-bestand-auf-mallorca', `${de.number(breakEven())} Millionen Euro`],
  ['planning-a-viewing-trip-to-mallorca', `its dedication fee of ${en.percent(facts.feeRate)} of the price`],
])('%s: quotes “%s”', (slug, text) => {
  expect(articleOf(slug)).toContain(text)
})

describe('a paragraph on the stamp duty', () => {
  const { newBuildStampDuty: steps, newBuildVat, transferTaxBands } = purchaseCosts
  const percent = (rate: number) => Number((rate * 100).toFixed(4))
  const alone = [newBuildVat, ...[...transferTaxBands, ...steps].map(({ rate }) => rate)]
  const known = [...alone, ...steps.map(({ rate }) => newBuildVat + rate)].map(percent)
  const numbers = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, digits = '']) => Number(digits.replace(',', '.')))
  const ratesIn = (text: string) => numbers(text, /(\d+(?:[.,]\d+)?)(?:\u00A0|&nbsp;)?%/g)
  const yearsIn = (text: string) => numbers(text, /\b(20\d\d)\b/g)
  const paragraphs = (seed.match(/<p\b.*?<\/p>/g) ?? []).filter((text) => /stamp duty|Stempelsteuer/.test(text))

  test.each(paragraphs)('has the rates and the year of costs.ts: %s', (text) => {
    expect(ratesIn(text).filter((rate) => !known.includes(rate))).toEqual([])
    expect(yearsIn(text).filter((year) => year !== stampDutySince)).toEqual([])
  })

  test.each(paragraphs.filter((text) => ratesIn(text).includes(percent(steps[0].rate))))(
    'with the first rate has every step: %s',
    (text) => {
      const digits = text.replaceAll(/(?<=\d)[.,](?=\d{3})/g, '')
      expect(steps.filter(({ rate }) => !ratesIn(text).includes(percent(rate)))).toEqual([])
      expect(steps.filter(({ from }) => from > 0 && !digits.includes(String(from)))).toEqual([])
    },
  )

  test.each(locales)('and a message in %s have the same year', (locale) => {
    const texts = read(`locales/${locale}.po`).match(/^msg(?:id|str) .*\{stampDuty\}.*$/gm) ?? []
    expect(texts.flatMap(yearsIn).filter((year) => year !== stampDutySince)).toEqual([])
  })
})
