import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { purchaseCosts } from '../../../src/content/costs.ts'
import { openingHours } from '../../../src/content/reach.ts'
import { consentKey, facts, type Span } from '../../../src/content/facts.ts'

const product = fs
  .readFileSync(path.resolve(import.meta.dirname, '../../../docs/product.md'), 'utf8')
  .replaceAll(/\s+/g, ' ')

const number = (value: number): string => value.toLocaleString('en')
const percents = (ratio: number): string => number(Number((ratio * 100).toFixed(4)))
const span = ({ min, max = min }: Span): string => `${number(min)}–${number(max)}`
const percentSpan = ({ min, max = min }: Span): string => `${percents(min)}–${percents(max)} %`
const examples = facts.feeExamples.map((price) => number(price * facts.feeRate))

/** How docs/product.md writes each business number. */
const statements: Readonly<Record<keyof typeof facts, string>> = {
  founded: `founded in ${facts.founded}`,
  team: `| ${span(facts.clientsPerYear)}; ${facts.team} |`,
  clientsPerYear: `| ${span(facts.clientsPerYear)};`,
  founderYears: `"${facts.founderYears}+ years" is the experience`,
  companyYears: `"${facts.companyYears}+ years" counts`,
  listingsPerDay: `| ${number(facts.listingsPerDay)}+; `,
  searchSpeedFactor: `+; ${facts.searchSpeedFactor}; `,
  averageSaving: `; ${percents(facts.averageSaving)} %; `,
  satisfaction: `; ${percents(facts.satisfaction)} %; `,
  buyerSide: `; ${percents(facts.buyerSide)} % |`,
  processMonths: `${span(facts.processMonths)} months`,
  netYield: `"net" (${percentSpan(facts.netYield)})`,
  grossYield: `"gross" (${percentSpan(facts.grossYield)})`,
  replyHours: `an answer within ${facts.replyHours} hours`,
  matchHours: `new matches within ${facts.matchHours}`,
  priceFrom: `from ${facts.priceFrom / 1e6 === 1 ? 'about one million euro' : `${facts.priceFrom / 1e6} million euro`}`,
  withdrawalDays: `withdraw within ${facts.withdrawalDays} days`,
  monthsAfterMandate: `within ${facts.monthsAfterMandate} months of its end`,
  feeRate: `dedication fee of ${percents(facts.feeRate)} % of the price`,
  feeAtStart: facts.feeAtStart === 0.5 ? 'half at the start' : `${percents(facts.feeAtStart)} % at the start`,
  feeExamples: `${examples.slice(0, -1).join(', ')} and ${examples.at(-1)} euro`,
  feeInOffer: `A flat fee of ${number(facts.feeInOffer)} euro`,
  buyerCommission: facts.buyerCommission === 0 ? 'The buyer pays no commission' : 'The buyer pays',
  sellerCommission: `The seller pays about ${percents(facts.sellerCommission)} %`,
  arras: `about ${percents(facts.arras)} %`,
  mortgage: `up to ${percentSpan(facts.mortgage)} of the value`,
  taxDueDays: `${facts.taxDueDays} days after closing`,
  nieWeeks: `| ${span(facts.nieWeeks)} weeks;`,
  militaryZoneMetres: `within ${facts.militaryZoneMetres} m of the coast`,
  militaryWeeks: `; ${span(facts.militaryWeeks)} weeks, within`,
  bankWeeks: `; ${facts.bankWeeks} week;`,
  financeWeeks: `; ${span(facts.financeWeeks)} weeks |`,
  utilities: `${span(facts.utilities)} euro a month`,
  conversionValue: `| ${facts.conversionValue} euro |`,
  logDays: `server logs for ${facts.logDays} days`,
  inquiryMonths: `${facts.inquiryMonths} months after the last message`,
  consentMonths: `kept for ${facts.consentMonths} months`,
}

const clock = (time: string): string => time.replace(/^0/, '')
const hours = ({ opens, closes }: { readonly opens: string; readonly closes: string }): string =>
  `${clock(opens)}–${clock(closes)}`

/** Numbers that the rows of its pages repeat, and the opening hours. */
const repeated = {
  home: `${facts.founderYears}+, ${span(facts.clientsPerYear)} and ${percents(facts.buyerSide)} % in the text`,
  openingHours: `Monday to Friday ${hours(openingHours.weekdays)} and Saturday ${hours(openingHours.saturday)} Central`,
  about: `experience (${facts.companyYears}+, ${span(facts.clientsPerYear)}, ${facts.founderYears}+)`,
}

test.each(Object.entries({ ...statements, ...repeated }))('docs/product.md states %s', (_, statement) => {
  expect(product).toContain(statement)
})

const { defaultPrice, highestPrice, notary, registry, gestoria, lawyerRate, transferTaxBands } = purchaseCosts
const { newBuildStampDuty, notaryPerMillion, registryPerMillion, feeSpansUpTo, servicesVat } = purchaseCosts
test.each([
  `default ${number(defaultPrice)} euro`,
  `a price above ${number(highestPrice)}`,
  `${span(notary)}; ${span(registry)}; ${span(gestoria)} euro`,
  `${percentSpan(lawyerRate)} of the price, plus ${percents(servicesVat)} % VAT`,
  ...newBuildStampDuty.map(({ from, rate }) =>
    from === 0 ? `new build: ${percents(rate)} %` : `${percents(rate)} % from a value of ${number(from)} on`,
  ),
  `above ${number(feeSpansUpTo)} about ${notaryPerMillion} and ${registryPerMillion} more for each further million`,
  ...transferTaxBands.map(({ upTo, rate }) =>
    Number.isFinite(upTo) ? `${percents(rate)} % to ${number(upTo)}` : `${percents(rate)} % above`,
  ),
  `\`${consentKey}\``,
])('and “%s”', (statement) => {
  expect(product).toContain(statement)
})
