import { calculateCosts, newBuildTaxes, stampDutyRate, transferTax } from '../../src/content/calculateCosts.ts'
import { purchaseCosts } from '../../src/content/costs.ts'
import { facts } from '../../src/content/facts.ts'
import { localeTags, type Locale } from '../../src/i18n/locales.ts'
import * as format from '../../src/lib/format.ts'
import { euroAtRate } from '../../src/lib/rate.ts'

/** Formats of a language, without the word joiners of a page. */
export function formatsOf(locale: Locale) {
  const { intl } = localeTags[locale]
  type Span = { readonly min: number; readonly max: number }
  const plain = format.withoutJoiners
  return {
    number: (value: number) => format.formatNumber(value, intl),
    euro: (value: number) => format.formatEuro(value, intl),
    euroSpan: (span: Span) => plain(format.formatEuroSpan(span, intl)),
    percent: (ratio: number, decimals?: number) => format.formatPercent(ratio, intl, decimals),
    percentSpan: (span: Span, decimals?: number) => plain(format.formatPercentSpan(span, intl, decimals)),
  }
}
const scaled = ({ min, max }: { min: number; max: number }, by: (value: number) => number) => ({
  min: by(min),
  max: by(max),
})
const { notary, registry, gestoria, lawyerRate, transferTaxBands, newBuildVat } = purchaseCosts
const fixed = { min: notary.min + registry.min + gestoria.min, max: notary.max + registry.max + gestoria.max }

/** The costs of a purchase at a price, formatted. */
function costsAt(locale: Locale, price: number, kind: 'resale' | 'newBuild' = 'resale') {
  const { euro, euroSpan, percent, percentSpan } = formatsOf(locale)
  const { tax, lawyer, total } = calculateCosts(price, kind)
  return {
    total: `${euroSpan(total)} ${percentSpan(
      scaled(total, (it) => it / price),
      1,
    )}`,
    tax: euro(tax),
    averageTax: `${percent(tax / price, 1)} ${euro(tax)}`,
    lawyer: `${percentSpan(lawyerRate)} ${euroSpan(lawyer)}`,
    cash: euroSpan(scaled(total, (it) => price + it)),
  }
}

/** The bands as a table: their limits and their rates. */
function bandRows(locale: Locale): string[] {
  const { number, euro, percent } = formatsOf(locale)
  const written = (limit: number) => (locale === 'en' ? euro(limit) : number(limit))
  return transferTaxBands.map(({ upTo, rate }, at) => {
    const from = transferTaxBands[at - 1]?.upTo
    if (from === undefined) return `${euro(upTo)} ${percent(rate)}`
    return Number.isFinite(upTo) ? `${written(from)} ${euro(upTo)} ${percent(rate)}` : `${euro(from)} ${percent(rate)}`
  })
}
const fees = (locale: Locale): string[] => [notary, registry, gestoria].map(formatsOf(locale).euroSpan)

const en = formatsOf('en')
const de = formatsOf('de')
const million = 1_000_000

function buyingCosts(): string[] {
  const price = 1.5 * million
  const { vat, stampDuty } = newBuildTaxes(price)
  const { total, tax, lawyer, cash } = costsAt('en', price)
  const parts = transferTaxBands.flatMap(({ upTo, rate }, at) => {
    const part = Math.min(upTo, price) - (transferTaxBands[at - 1]?.upTo ?? 0)
    return part > 0 ? [`${en.euro(part)} ${en.percent(rate)} ${en.euro(euroAtRate(part, rate))}`] : []
  })
  const others = [million, 2 * million, 3 * million].map(
    (other) => `${en.euro(other)} ${en.euro(transferTax(other))} ${costsAt('en', other).cash}`,
  )
  const newBuild = [
    `${en.percent(newBuildVat)} ${en.euro(vat)}`,
    `${en.percent(stampDutyRate(price))} ${en.euro(stampDuty)}`,
    en.euro(vat + stampDuty),
    costsAt('en', price, 'newBuild').cash,
  ]
  return [...bandRows('en'), total, ...parts, tax, lawyer, ...fees('en'), cash, ...others, ...newBuild]
}

function kaufnebenkosten(): string[] {
  const [house, villa] = [costsAt('de', 1.2 * million), costsAt('de', 2.5 * million)]
  return [
    ...bandRows('de'),
    house.total,
    house.averageTax,
    house.lawyer,
    ...fees('de'),
    house.cash,
    villa.total,
    villa.averageTax,
    villa.lawyer,
    de.euroSpan(fixed),
    villa.cash,
  ]
}

function newBuildOrResale(): string[] {
  const price = 1.8 * million
  const { vat, stampDuty } = newBuildTaxes(price)
  const both = vat + stampDuty
  const upper = transferTaxBands.find(({ upTo }) => upTo >= price)?.rate ?? 0
  const rest = price - million
  return [
    `${de.euro(both - transferTax(price))} ${de.euro(price)}`,
    de.euro(transferTax(million)),
    `${de.percent(upper)} ${de.euro(rest)} ${de.euro(euroAtRate(rest, upper))}`,
    `${de.percent(transferTax(price) / price, 1)} ${de.euro(transferTax(price))}`,
    `${de.percent(newBuildVat)} ${de.euro(vat)}`,
    `${de.percent(stampDutyRate(price))} ${de.euro(stampDuty)}`,
    `${de.percent(both / price, 1)} ${de.euro(both)}`,
    costsAt('de', price).cash,
    costsAt('de', price, 'newBuild').cash,
  ]
}

function arrasContract(): string[] {
  const price = 1.5 * million
  const deposit = euroAtRate(price, facts.arras)
  const stake = `${en.euro(deposit)} ${en.percent(facts.arras)} ${en.euro(price)}`
  return [stake, ...[deposit, deposit, 2 * deposit, price - deposit].map(en.euro)]
}

function licensedVilla(): string[] {
  const price = 2 * million
  const { total } = calculateCosts(price, 'resale')
  const { tax, cash } = costsAt('en', price)
  const income = scaled(facts.netYield, (rate) => euroAtRate(price, rate))
  const onCash = { min: income.min / (price + total.max), max: income.max / (price + total.min) }
  const incomes = `${en.euroSpan(income)} ${en.percentSpan(facts.netYield)}`
  return [incomes, en.euro(price), tax, cash, en.percentSpan(onCash, 1)]
}

function viewingTrip(): string[] {
  const price = 2 * million
  const fee = euroAtRate(price, facts.feeRate)
  const atStart = euroAtRate(fee, facts.feeAtStart)
  const whole = `${en.euro(price)} ${en.euro(fee)} ${en.percent(facts.feeRate)}`
  return [whole, en.euro(atStart), en.euro(fee - atStart)]
}

/** The figures in each line of an article's lists, in its order, as the code calculates them. */
export const articleRows: Readonly<Record<string, readonly string[]>> = {
  'what-buying-in-mallorca-really-costs': buyingCosts(),
  'kaufnebenkosten-auf-mallorca': kaufnebenkosten(),
  'arras-contract-before-you-sign': arrasContract(),
  'neubau-oder-bestand-auf-mallorca': newBuildOrResale(),
  'what-a-licensed-villa-can-earn': licensedVilla(),
  'choosing-a-region-in-mallorca': [million, 2 * million].map(
    (price) => `${en.euro(price)} ${costsAt('en', price).tax}`,
  ),
  'planning-a-viewing-trip-to-mallorca': viewingTrip(),
}
