import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openingHours } from '../../src/content/reach.ts'
import { purchaseCosts } from '../../src/content/costs.ts'
import { facts, type Span } from '../../src/content/facts.ts'
import { taxes } from '../../src/content/taxes.ts'
import { budgetRanges, preferredRegions, timelines } from '../../src/content/formPayloads.ts'
import { regions } from '../../src/content/regions.ts'
import { germanSpeakingCountries } from '../../src/i18n/country.ts'

/** Each business number has one typed home (src/content), and no other source spells its figure. */
const root = path.resolve(import.meta.dirname, '../..')

/** What would be a second spelling of a constant, and the files that may spell it. */
type Figure = { readonly name: string; readonly spelling: RegExp; readonly homes: readonly string[] }

const contentHomes = ['facts', 'costs', 'taxes', 'company', 'formPayloads', 'regions'].map(
  (name) => `src/content/${name}.ts`,
)

/**
 * Spellings that are right outside their home. Kept short: each is a figure of something else, or a value that docs/product.md fixes.
 */
const allowed: Readonly<Record<string, readonly RegExp[]>> = {
  // Labels of the choices, in words that translators may change; the values they send are typed in formPayloads.ts.
  'src/features/enquiry/copy.ts': [
    /(?:msg|message: )`(?:€|Within |\d+-\d+ months|12\+ months|\w+ - |Not sure yet – |Flexible – )[^`]*`/g,
  ],
  // Sample purchases in structured data, not prices of ours.
  'src/content/reviews.ts': [/price: \d_\d{3}_000/g],
  // The width of a grid.
  'src/styles/ruledColumns.ts': [/calc\(\(100%/g],
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** 35000 as 35_000, 35,000, 35.000, "35 000", and without separators. */
const grouped = (value: number): string =>
  escaped(value.toLocaleString('en-US')).replaceAll(',', '[_,.\\s\u00A0\u202F]?').replaceAll('\\.', '[.,]')
const alone = (pattern: string, after = '(?![\\d.,]*\\d)'): RegExp =>
  new RegExp(`(?<![\\d.,_#])${pattern}${after}`, 'iu')
const span = ({ min, max = min }: Span, write: (value: number) => string = grouped): string =>
  min === max ? write(min) : `${write(min)}\\s?(?:[-–]|to|and|bis|und)\\s?${write(max)}`

/** A ratio as a percentage in either language; below one percent also as the number itself. */
const percent = (ratio: number): RegExp =>
  alone(`${grouped(Number((ratio * 100).toFixed(3)))}[\\s\u00A0]?(?:%|per\\s?cent|Prozent)`, '')
const ratio = (value: number): RegExp => alone(`${escaped(String(value))}0*`)
const withUnit = (value: Span | number, unit: string): RegExp =>
  alone(`${span(typeof value === 'number' ? { min: value } : value)}[\\s-]?(?:${unit})`, '')

const home =
  (name: string, ...homes: readonly string[]) =>
  (spelling: RegExp): Figure => ({ name, spelling, homes: [...contentHomes, ...homes] })
const weeks = 'weeks?|Wochen?'
const bandLimits = [
  ...purchaseCosts.transferTaxBands.map(({ upTo }) => upTo),
  ...purchaseCosts.newBuildStampDuty.map(({ from }) => from),
].filter((limit) => Number.isFinite(limit) && limit > 0)
const costSpans = [purchaseCosts.notary, purchaseCosts.registry, purchaseCosts.gestoria, facts.utilities]
const stampDutyRates = purchaseCosts.newBuildStampDuty.map(({ rate }) => rate)
const { feeRate, feeAtStart, averageSaving, satisfaction, buyerCommission, sellerCommission, arras } = facts
const rates: readonly number[] = [
  ...purchaseCosts.transferTaxBands.map(({ rate }) => rate),
  ...stampDutyRates,
  feeRate,
  feeAtStart,
  averageSaving,
  satisfaction,
  buyerCommission,
  sellerCommission,
  arras,
  purchaseCosts.servicesVat,
  taxes.retention,
  taxes.rentalTaxEea,
  taxes.rentalTaxOthers,
]
const rateSpans = [purchaseCosts.lawyerRate, facts.netYield, facts.grossYield, facts.mortgage]
const fees = facts.feeExamples.map((price) => price * facts.feeRate)
const exactTexts = [...Object.values(budgetRanges), ...Object.values(preferredRegions), ...Object.values(timelines)]

const figures: readonly Figure[] = [
  ...[facts.listingsPerDay, purchaseCosts.defaultPrice, purchaseCosts.highestPrice, facts.feeInOffer, ...bandLimits]
    .concat(facts.feeExamples, ...regions.map(({ priceRange: { min, max } }) => [min, max]))
    .map((value) => home(`the amount ${value}`)(alone(grouped(value)))),
  ...fees.map((value) => home(`the fee ${value}`)(alone(`(?:€\\s?${grouped(value)}|${grouped(value)}\\s?(?:€|euro))`))),
  ...costSpans.map((value) => home(`the span ${value.min} to ${value.max}`)(alone(span(value)))),
  ...rates.map((value) => home(`the rate ${value}`)(percent(value))),
  ...[facts.feeRate, ...stampDutyRates, purchaseCosts.lawyerRate.min].map((value) =>
    home(`the ratio ${value}`)(ratio(value)),
  ),
  ...rateSpans.map(({ min, max }) =>
    home(`the rates ${min} to ${max}`)(
      alone(`${span({ min: Number((min * 100).toFixed(3)), max: Number((max * 100).toFixed(3)) })}[\\s\u00A0]?%`, ''),
    ),
  ),
  home('the search speed')(
    alone(escaped(String(facts.searchSpeedFactor)).replace('\\.', '[.,]'), '(?!\\d|\\d*\\s?em)'),
  ),
  home('founded')(alone(String(facts.founded))),
  home('the years of experience')(
    new RegExp(`(?<![\\d.,])(?:${facts.founderYears}|${facts.companyYears})\\+(?=\\s|["'\`<“”])`, 'u'),
  ),
  home('clients a year')(withUnit(facts.clientsPerYear, 'clients|searches|sales|Kunden|Suchen')),
  home('the duration of a purchase')(withUnit(facts.processMonths, 'months?|Monate?n?')),
  home('the reply')(withUnit(facts.replyHours, 'h\\b|hours?|Stunden')),
  home('new matches')(withUnit(facts.matchHours, 'h\\b|hours?|Stunden')),
  home('the withdrawal period')(withUnit(facts.withdrawalDays, 'days?|Tagen?')),
  ...[facts.monthsAfterMandate, facts.inquiryMonths].map((value) =>
    home(`the months ${value}`)(new RegExp(`(?<![\\d.,–-])${value}\\s(?:months?|Monate?n?)`, 'iu')),
  ),
  home('the tax deadline')(withUnit(facts.taxDueDays, 'days?|Tagen?')),
  home('the military zone')(withUnit(facts.militaryZoneMetres, 'm\\b|met(?:er|re)s?')),
  ...[facts.nieWeeks, facts.militaryWeeks, facts.financeWeeks].map((value) =>
    home(`the weeks ${value.min} to ${value.max}`)(withUnit(value, weeks)),
  ),
  home('the week of the bank')(withUnit(facts.bankWeeks, weeks)),
  ...[openingHours.weekdays, openingHours.saturday].map(({ opens, closes }) =>
    home(`the hours ${opens} to ${closes}`)(
      alone(
        `0?${Number.parseInt(opens, 10)}(?::00)?\\s?[-–]\\s?${Number.parseInt(closes, 10)}(?::00)?(?=\\s|["'\`<])`,
        '',
      ),
    ),
  ),
  ...exactTexts.map((text) => home(`the choice “${text}”`)(new RegExp(escaped(text), 'u'))),
  home(
    'the countries',
    'src/i18n/country.ts',
  )(new RegExp(germanSpeakingCountries.map((code) => `['"]${code}['"]`).join('.{0,5}'), 'u')),
  home('the language key', 'src/i18n/detection.ts')(/['"]preferred-language['"]/),
  // Timings live where they are used, as one named number.
  ...Object.entries({
    calculationDelay: ['src/features/purchaseCosts/useCalculator.ts', 800],
    countryLookupDelay: ['src/i18n/country.ts', 100],
    successPause: ['src/features/contact/ContactForm.tsx', 500],
    renderCompleteDelay: ['src/app/Layout/useDocument.ts', 500],
  } as const).map(([name, [file, value]]) =>
    home(name, file)(new RegExp(`\\b${name} = ${value}\\b|setTimeout\\([^;]{0,80}, ${value}\\)`, 'u')),
  ),
]

/** Source without comments and translator's comments, which quote figures as examples. */
const spoken = (source: string): string =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?<![:'"`\w])\/\/.*$/gm, '')
    .replaceAll(/comment:\s*(?:'[^']*'|"[^"]*"|`[^`]*`)/g, '')

/** Every figure that a file spells although another file is its home. */
function strayFigures(file: string, source: string): string[] {
  const text = (allowed[file] ?? []).reduce((rest, pattern) => rest.replaceAll(pattern, ''), spoken(source))
  return figures.flatMap(({ name, spelling, homes }) => {
    const found = homes.includes(file) ? null : spelling.exec(text)
    return found === null ? [] : [`${file} spells ${name}: ${found[0]}`]
  })
}

const isChecked = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.(?:test|stories|css)\.tsx?$/.test(file) &&
  !file.endsWith('mallorcaMap.ts') &&
  // Attacks that the sanitiser is tried with, such as %3%.
  !file.includes('/sanitiser/vectors/')
const files = fs
  .readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
  .filter(isChecked)

/** Numbers of facts.ts without a figure above, because another text could spell them with another meaning. */
const withoutFigure: readonly (keyof typeof facts)[] = [
  'buyerSide',
  'priceFrom',
  'conversionValue',
  'logDays',
  'consentMonths',
]

test('every number of facts.ts has a figure above, or is listed as one without', () => {
  const own = fs.readFileSync(import.meta.filename, 'utf8').replace(/const withoutFigure[^=]*= \[[^\]]*\]/, '')
  const names = Object.keys(facts) as (keyof typeof facts)[]
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(own))).toEqual(withoutFigure)
})

/** Numbers that messages write as a word. */
const inWords: readonly (readonly [name: keyof typeof facts, value: number, words: RegExp])[] = [
  ['team', 2, /\btwo (?:people|founders)\b/i],
  ['feeAtStart', 0.5, /\bhalf of (?:it|the fee)\b|\bfirst half of the fee\b/i],
  ['taxDueDays', 30, /\bwithin a month of the deed\b/i],
]

test.each(inWords)('%s is %s, as messages say in words', (name, value, pattern) => {
  const catalog = fs.readFileSync(path.join(root, 'locales/en.po'), 'utf8')
  const texts = (catalog.match(/^msgid .*$/gm) ?? []).filter((text) => pattern.test(text))
  expect(texts).not.toEqual([])
  expect(facts[name] === value ? [] : texts).toEqual([])
})

test('no business number is spelled outside its home', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => strayFigures(file, fs.readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})

test.each([
  ['msg`We read 35,000+ listings a day`', 'the amount 35000'],
  ['const listings = 35_000', 'the amount 35000'],
  ['msg`Wir lesen 35.000 Angebote`', 'the amount 35000'],
  ['msg`Searches are 3.2x faster`', 'the search speed'],
  ['msg`a fee of €1,000`', 'the fee 1000'],
  ['msg`A fee of 0.1% of the price`', 'the rate 0.001'],
  ['msg`0,1 % des Preises`', 'the rate 0.001'],
  ['const fee = price * 0.001', 'the ratio 0.001'],
  ['msg`The seller pays about 5%`', 'the rate 0.05'],
  ['const limit = 400_000', 'the amount 400000'],
  ['msg`10% VAT and 1.5% stamp duty`', 'the rate 0.015'],
  ['msg`notary €800–1,500`', 'the span 800 to 1500'],
  ['msg`a yield of 4–6% net`', 'the rates 0.04 to 0.06'],
  ['msg`We answer within 24 hours.`', 'the reply'],
  ['msg`new matches within 48h`', 'new matches'],
  ['msg`within 30 days of closing`', 'the tax deadline'],
  ['msg`the 14-day withdrawal period`', 'the withdrawal period'],
  ['msg`bought within 6 months of its end`', 'the months 6'],
  ['msg`plus 21% VAT`', 'the rate 0.21'],
  ['msg`withhold 3% of the price`', 'the rate 0.03'],
  ['msg`it takes 2–4 months`', 'the duration of a purchase'],
  ['msg`15+ years`', 'the years of experience'],
  ['msg`founded in 2020`', 'founded'],
  ['msg`4-6 clients a year`', 'clients a year'],
  ['msg`100 m from the coast`', 'the military zone'],
  ['msg`Mon–Fri 9–19 CET`', 'the hours 09:00 to 19:00'],
  ["const budget = '€1M - €2M'", 'the choice “€1M - €2M”'],
  ["['DE', 'AT', 'CH'].includes(code)", 'the countries'],
  ['setTimeout(() => leave(), 500)', 'successPause'],
])('a planted second home is caught: %s', (line, name) => {
  expect(strayFigures('src/pages/About/copy.ts', `export const a = 1\n${line}\n`).join('\n')).toContain(
    `spells ${name}`,
  )
})

test.each([
  '// The fee is 0.1%',
  "comment: 'Caption of a figure such as “15+” years'",
  'msg`article 1454 of the Civil Code`',
])('what is no second home passes: %s', (line) => expect(strayFigures('src/pages/About/copy.ts', line)).toEqual([]))
