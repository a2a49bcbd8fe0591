import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { newBuildTaxes, transferTax } from '../../src/content/calculateCosts.ts'
import { purchaseCosts, ratesYear, stampDutySince } from '../../src/content/costs.ts'
import { facts } from '../../src/content/facts.ts'
import { feeAmounts } from '../../src/content/feeAmounts.ts'
import { taxes } from '../../src/content/taxes.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { euroAtRate } from '../../src/lib/rate.ts'
import { formatsOf, scaled } from './fixtures/articleFigures.ts'
import { articleRows } from './fixtures/articleSums.ts'
import { seedPosts } from './fixtures/seedPosts.ts'

/** The articles of the seed quote sums and rates in their HTML, where no variable can fill them in. */
const read = (file: string): string => fs.readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')
const posts = await seedPosts()
const articleOf = (slug: string): string =>
  posts.find((post) => post.slug === slug)?.html.replaceAll('&nbsp;', '\u00A0') ?? ''
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
    const slugs = posts.map(({ slug }) => slug)
    const others = slugs.filter((slug) => articleRows[slug] === undefined && rowsOf(articleOf(slug)).length > 0)
    expect(others).toEqual([])
  })

  test('differ as soon as one sum does', () => {
    const changed = articleOf('choosing-a-region-in-mallorca').replace('€210,000', '€210,001')
    expect(rowsOf(changed)).not.toEqual(articleRows['choosing-a-region-in-mallorca'])
  })
})

const lastStep = purchaseCosts.newBuildStampDuty.at(-1) ?? purchaseCosts.newBuildStampDuty[0]
const { min: utilitiesFrom, max: utilitiesTo } = facts.utilities
const feeAt = (price: number) => feeAmounts(price, false)
const { lawyerRate, notaryPerMillion, registryPerMillion, servicesVat, transferTaxBands: bands } = purchaseCosts
const lawyerVat = (price: number) => scaled(lawyerRate, (rate) => euroAtRate(euroAtRate(price, rate), servicesVat))
const aboveMillion = (price: number) => ((price - 1_000_000) / 1_000_000) * (notaryPerMillion + registryPerMillion)
const [firstBand, lastBand] = [bands[0]?.rate ?? 0, bands.at(-1)?.rate ?? 0]
const inWords = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  de: ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'],
}
const taxParts = (price: number) =>
  bands.flatMap(({ upTo, rate }, at) => {
    const part = Math.min(upTo, price) - (bands[at - 1]?.upTo ?? 0)
    return part > 0 ? [de.euro(euroAtRate(part, rate))] : []
  })
const newBuildTax = (price: number): number => {
  const { vat, stampDuty } = newBuildTaxes(price)
  return vat + stampDuty
}
test.each([
  ['what-buying-in-mallorca-really-costs', `about ${en.percent(facts.sellerCommission)} of the price`],
  [
    'what-buying-in-mallorca-really-costs',
    `a dedication fee of ${en.percent(facts.feeRate)}: in the example ${en.euro(feeAt(1_500_000).fee)}, or ${en.euro(feeAt(1_500_000).gross)} with ${en.percent(purchaseCosts.servicesVat)} VAT`,
  ],
  [
    'what-buying-in-mallorca-really-costs',
    `about ${en.percent(facts.arras)} of the price, ${en.euro(euroAtRate(1_500_000, facts.arras))} in the example`,
  ],
  ['what-buying-in-mallorca-really-costs', `about ${en.euroSpan(facts.utilities)} a month`],
  [
    'what-buying-in-mallorca-really-costs',
    `adds ${en.percent(servicesVat)} VAT (IVA), which the sum does not contain: at this price ${en.euroSpan(lawyerVat(1_500_000))}`,
  ],
  [
    'what-buying-in-mallorca-really-costs',
    `add about ${en.euro(notaryPerMillion)} and ${en.euro(registryPerMillion)} for each further million`,
  ],
  [
    'what-buying-in-mallorca-really-costs',
    `the first half of our fee, in the example ${en.euro(euroAtRate(feeAt(1_500_000).fee, facts.feeAtStart))} plus VAT`,
  ],
  [
    'what-buying-in-mallorca-really-costs',
    `Banks lend non-residents ${facts.mortgage.min * 100} to ${en.percent(facts.mortgage.max)} of the value`,
  ],
  ['what-buying-in-mallorca-really-costs', `as high as the ${inWords.en[bands.length]} rates of the transfer tax`],
  ['kaufnebenkosten-auf-mallorca', `die ${inWords.de[bands.length]} Sätze der Grunderwerbsteuer`],
  ['neubau-oder-bestand-auf-mallorca', `gestaffelt von ${de.number(firstBand * 100)} bis ${de.percent(lastBand)}`],
  ['kaufnebenkosten-auf-mallorca', `zahlt der Verkäufer rund ${de.percent(facts.sellerCommission)} Provision`],
  [
    'kaufnebenkosten-auf-mallorca',
    `ein Mandatshonorar von ${de.percent(facts.feeRate)} des Kaufpreises: für das Stadthaus ${de.euro(feeAt(1_200_000).fee)}, für die Villa ${de.euro(feeAt(2_500_000).fee)}, zuzüglich ${de.percent(purchaseCosts.servicesVat)} IVA (zusammen ${de.euro(feeAt(1_200_000).gross)} und ${de.euro(feeAt(2_500_000).gross)})`,
  ],
  [
    'kaufnebenkosten-auf-mallorca',
    `aus vier Stufen zusammen: ${taxParts(1_200_000).slice(0, -1).join(', ')} und ${taxParts(1_200_000).at(-1)}`,
  ],
  [
    'kaufnebenkosten-auf-mallorca',
    `sind es ${de.euro(transferTax(2_000_000))} Steuer, dazu ${de.percent(lastBand)} auf ${de.euro(500_000)}, also ${de.euro(euroAtRate(500_000, lastBand))}`,
  ],
  [
    'kaufnebenkosten-auf-mallorca',
    `um rund ${de.euro(notaryPerMillion)} beim Notar und ${de.euro(registryPerMillion)} beim Grundbuchamt`,
  ],
  [
    'kaufnebenkosten-auf-mallorca',
    `Für das Stadthaus sind das zusammen rund ${de.euro(aboveMillion(1_200_000))}, für die Villa rund ${de.euro(aboveMillion(2_500_000))}`,
  ],
  ['kaufnebenkosten-auf-mallorca', `Bei ${de.euro(1_200_000)} sind das ${de.euro(euroAtRate(1_200_000, facts.arras))}`],
  ['kaufnebenkosten-auf-mallorca', `${de.number(utilitiesFrom)} bis ${de.euro(utilitiesTo)} im Monat`],
  [
    'anzahlungsvertrag-vor-dem-notar',
    `${de.percent(taxes.retention)} des Preises, hier ${de.euro(euroAtRate(1_800_000, taxes.retention))}`,
  ],
  [
    'buying-a-finca-from-outside-the-eu',
    `A deposit of ${en.percent(facts.arras)}, ${en.euro(euroAtRate(2_400_000, facts.arras))} in the example`,
  ],
  [
    'neubau-oder-bestand-auf-mallorca',
    `bleiben ab ${de.euro(lastStep.from)} zusammen bei ${de.percent(purchaseCosts.newBuildVat + lastStep.rate)}`,
  ],
  [
    'neubau-oder-bestand-auf-mallorca',
    `Der Neubau kostet in diesem Fall ${de.euro(newBuildTax(1_800_000) - transferTax(1_800_000))} mehr an Steuern`,
  ],
  ['what-a-licensed-villa-can-earn', `we regard ${en.percentSpan(facts.netYield)} net a year`],
  [
    'planning-a-viewing-trip-to-mallorca',
    `you pay us only the dedication fee of ${en.percent(facts.feeRate)} of the price`,
  ],
])('%s: quotes “%s”', (slug, text) => {
  expect(articleOf(slug)).toContain(text)
})

describe('neubau-oder-bestand-auf-mallorca: the price at which the taxes on a new build and on a resale are equal', () => {
  const html = articleOf('neubau-oder-bestand-auf-mallorca')
  const pricesAfter = (word: string) =>
    [...html.matchAll(new RegExp(`${word} ([\\d,]+) Millionen Euro`, 'g'))].map(
      ([, millions = '']) => Number(millions.replace(',', '.')) * 1e6,
    )

  test('is the one that the sentence and the caption name', () => {
    const [price = 0, ...others] = pricesAfter('Bei')
    expect(others).toEqual([])
    expect(pricesAfter('Über')).toEqual([price])
    expect(newBuildTax(price), `“Bei ${price / 1e6} Millionen Euro sind beide gleich hoch”`).toBe(transferTax(price))
  })

  test('is the one from which a new build costs less', () => {
    const [price = 0] = pricesAfter('Über')
    expect(newBuildTax(price - 100_000)).toBeGreaterThan(transferTax(price - 100_000))
    expect(newBuildTax(price + 100_000)).toBeLessThan(transferTax(price + 100_000))
  })
})

/** How the posts of each language say that a stamp duty applies since a month. */
const words: Readonly<Record<Locale, { readonly stampDuty: string; readonly since: string }>> = {
  en: { stampDuty: 'stamp duty', since: 'since' },
  de: { stampDuty: 'Stempelsteuer', since: 'seit' },
}

describe('a text on the stamp duty', () => {
  const { newBuildStampDuty, newBuildVat, transferTaxBands } = purchaseCosts
  type Step = { readonly from: number; readonly rate: number }
  const percent = (rate: number) => Number((rate * 100).toFixed(4))
  const ratesIn = (text: string) =>
    [...text.matchAll(/([\d,.]+)(?:\u00A0|&nbsp;)?%/g)].map(([, digits = '']) => Number(digits.replace(',', '.')))
  const paragraphs = posts
    .flatMap(({ html }) => html.match(/<p\b.*?<\/p>/g) ?? [])
    .filter((text) => locales.some((locale) => text.includes(words[locale].stampDuty)))

  /** Rates that are not in costs.ts, and the missing steps of a text that has the first step, or more than one. */
  function problemsOf(text: string, steps: readonly Step[]): string[] {
    const rates = ratesIn(text)
    const allowed = [...transferTaxBands, ...steps, { rate: newBuildVat }]
      .map(({ rate }) => rate)
      .concat(steps.map(({ rate }) => newBuildVat + rate))
      .map(percent)
    const unknown = rates.filter((rate) => !allowed.includes(rate)).map((rate) => `${rate}% is no rate`)
    const isQuoted = ({ rate }: Step) => rates.includes(percent(rate))
    const quoted = steps.filter(isQuoted)
    if (quoted.length < 2 && quoted[0] !== steps[0]) return unknown
    const digits = text.replaceAll(/(?<=\d)[.,](?=\d{3})/g, '')
    return [
      ...unknown,
      ...steps.filter((step) => !isQuoted(step)).map(({ rate }) => `${percent(rate)}% is missing`),
      ...steps.filter(({ from }) => from > 0 && !digits.includes(String(from))).map(({ from }) => `${from} is missing`),
    ]
  }

  test.each(paragraphs)('has rates of costs.ts, and every step where it has the first or two: %s', (text) => {
    expect(problemsOf(text, newBuildStampDuty)).toEqual([])
  })

  test('of an earlier law is named: its lowest step, or a higher one', () => {
    const law = [
      { from: 0, rate: 0.015 },
      { from: 1_000_000, rate: 0.02 },
    ]
    const text = '<p>Stempelsteuer: 1,5&nbsp;% bei einem Wert unter 1.000.000&nbsp;€, sonst 2&nbsp;%</p>'
    expect(problemsOf(text, law)).toEqual([])
    const lower = [{ from: 0, rate: 0.0125 }, { from: 600_000, rate: 0.015 }, ...law.slice(1)]
    expect(problemsOf(text, lower)).toEqual(['1.25% is missing', '600000 is missing'])
    expect(problemsOf(text, [...law, { from: 2_000_000, rate: 0.025 }])).toEqual([
      '2.5% is missing',
      '2000000 is missing',
    ])
    expect(problemsOf(text, [{ from: 0, rate: 0.016 }, ...law.slice(1)])).toEqual(['1.5% is no rate'])
  })

  test('has the month of costs.ts after “since”', () => {
    const months = locales.flatMap((locale) =>
      [...paragraphs.join().matchAll(new RegExp(`${words[locale].since} ((?:\\p{L}+ ){1,2}\\d{4})`, 'gu'))].map(
        ([, month = '']) => ({ month, expected: formatsOf(locale).month(stampDutySince) }),
      ),
    )
    expect(months).not.toEqual([])
    expect(months.filter(({ month, expected }) => month !== expected)).toEqual([])
  })

  test('has the month in a sentence about all rates, since a single rate may be older', () => {
    const sentences = paragraphs.flatMap((text) => text.split(/(?<=\.)\s+(?=\p{Lu})/u))
    const since = locales.map((locale) => words[locale].since).join('|')
    const dated = sentences.filter((text) => new RegExp(`\\b(?:${since})\\s(?:\\p{L}+\\s){1,2}\\d{4}`, 'u').test(text))
    const isWritten = (locale: Locale) => paragraphs.some((text) => text.includes(words[locale].stampDuty))
    expect(dated).toHaveLength(locales.filter(isWritten).length)
    expect(dated.filter((text) => text.includes('%'))).toEqual([])
  })

  test('of the site has the month as a variable', () => {
    const messages = locales.flatMap((locale) => read(`locales/${locale}.po`).match(/^.*\{stampDuty\}.*$/gm) ?? [])
    expect(messages.filter((text) => /\b20\d\d\b/.test(text))).toEqual([])
  })
})

test('the year of the rates is that of the posts, and not before the newest law', () => {
  const text = posts.map(({ html }) => html).join()
  const years = [...text.matchAll(/(?:as of|Stand von)\s(\d{4})/g)].map(([, year]) => Number(year))
  expect(new Set(years)).toEqual(new Set([ratesYear]))
  expect(ratesYear).toBeGreaterThanOrEqual(new Date(stampDutySince).getUTCFullYear())
})
