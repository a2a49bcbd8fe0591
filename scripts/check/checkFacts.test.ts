import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { purchaseCosts } from '../../src/content/costs.ts'
import { facts, type Span } from '../../src/content/facts.ts'
import { budgetRanges, preferredRegions, timelines } from '../../src/content/formPayloads.ts'
import { openingHours } from '../../src/content/reach.ts'
import { regions } from '../../src/content/regions.ts'
import { taxes } from '../../src/content/taxes.ts'
import { findFiles } from '../build/findFiles.ts'

/** Each business number has one typed home (src/content), and no other source spells its figure. */
const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8')

/** What follows a number that alone could mean something else; `undefined` where even that does not tell. */
const units: Partial<Record<keyof typeof facts, string | undefined>> = {
  team: undefined,
  clientsPerYear: 'clients|searches|sales|Kunden|Suchen',
  founderYears: String.raw`\+`,
  companyYears: String.raw`\+`,
  searchSpeedFactor: String.raw`(?!\d|\d*\s?em)`,
  buyerSide: undefined,
  processMonths: 'months?|Monate?n?',
  replyHours: String.raw`h\b|hours?|Stunden`,
  matchHours: String.raw`h\b|hours?|Stunden`,
  priceFrom: undefined,
  withdrawalDays: 'days?|Tagen?',
  monthsAfterMandate: 'months?|Monate?n?',
  nieWeeks: 'weeks?|Wochen?',
  militaryWeeks: 'weeks?|Wochen?',
  bankWeeks: 'weeks?|Wochen?',
  financeWeeks: 'weeks?|Wochen?',
  conversionValue: undefined,
  logDays: undefined,
  enquiryMonths: String.raw`(?<=\s)(?:months?|Monate?n?)`,
  consentMonths: undefined,
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** 35000 as 35_000, 35,000, 35.000, "35 000", and without separators; 3.2 as 3.2 and 3,2. */
const grouped = (value: number): string =>
  escaped(value.toLocaleString('en-US'))
    .replaceAll(',', String.raw`[_,.\s\u00A0\u202F]?`)
    .replaceAll(String.raw`\.`, '[.,]')
const range = (min: string, max: string): string =>
  min === max ? min : String.raw`${min}\s?(?:[-–]|to|and|bis|und)\s?${max}`

/** How a number or a span may be spelled: a ratio as a percentage, a small one also as itself. */
function spellings({ min, max = min }: Span, unit = ''): string[] {
  if (unit !== '') return [String.raw`${range(grouped(min), grouped(max))}[\s-]?(?:${unit})`]
  if (max > 1) return max < 1000 && min === max ? [] : [String.raw`${range(grouped(min), grouped(max))}(?![\d.,]*\d)`]
  const [low, high] = [min, max].map((ratio) => grouped(Number((ratio * 100).toFixed(3)))) as [string, string]
  const percent = String.raw`${range(low, high)}[\s\u00A0]?(?:%|per\s?cent|Prozent)`
  return min > 0 && min <= 0.02 ? [percent, String.raw`${escaped(String(min))}0*(?![\d.,]*\d)`] : [percent]
}

/** The numbers and spans of a value. */
function leaves(value: unknown): Span[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [{ min: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return 'min' in value ? [value as Span] : Object.values(value).flatMap(leaves)
}

const known = {
  ...facts,
  ...purchaseCosts,
  ...taxes,
  regions: regions.map(({ priceRange }) => Object.values(priceRange)),
}
const numbers = Object.entries(known).flatMap(([name, value]) => {
  const unit = units[name as keyof typeof facts]
  if (name in units && unit === undefined) return []
  return leaves(value).flatMap((leaf) => spellings(leaf, unit).map((spelling) => ({ name, spelling })))
})
const fees = facts.feeExamples.map((price) => grouped(price * facts.feeRate))
const hours = [openingHours.weekdays, openingHours.saturday].map((day) =>
  [day.opens, day.closes].map((time) => Number.parseInt(time, 10)),
)
const figures = [
  ...numbers,
  ...fees.map((fee) => ({ name: 'the fee', spelling: String.raw`(?:€\s?${fee}|${fee}\s?(?:€|euro))` })),
  ...hours.map(([from, to]) => ({
    name: 'the opening hours',
    spelling: String.raw`0?${from}(?::00)?\s?[-–]\s?${to}(?::00)?(?!\d)`,
  })),
  ...[budgetRanges, preferredRegions, timelines]
    .flatMap(Object.values<string>)
    .map((text) => ({ name: text, spelling: escaped(text) })),
].map(({ name, spelling }) => ({ name, pattern: new RegExp(String.raw`(?<![\d.,_#–-])${spelling}`, 'iu') }))

/** Figures of something else. */
const allowed: Readonly<Record<string, RegExp>> = {
  // Labels of the choices, which translators may change; the values they send are typed in formPayloads.ts.
  'src/features/enquiry/copy.ts':
    /(?:msg|message: )`(?:€|Within |\d+-\d+ months|12\+ months|\w+ - |Not sure yet – |Flexible – )[^`]*`/g,
  // Sample purchases.
  'src/content/reviews.ts': /price: \d_\d{3}_000/g,
  // The width of a grid.
  'src/styles/ruledColumns.ts': /calc\(\(100%/g,
}
const homes = ['facts', 'costs', 'taxes', 'company', 'formPayloads', 'regions'].map((name) => `src/content/${name}.ts`)

/** Every figure that a file spells although another file is its home; comments quote figures as examples. */
function strayFigures(file: string, source: string): string[] {
  const text = source
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$|comment:\s*(?:'[^']*'|"[^"]*"|`[^`]*`)/gm, '')
    .replaceAll(allowed[file] ?? /$^/g, '')
  return figures.flatMap(({ name, pattern }) => {
    const found = pattern.exec(text)?.[0]
    return found === undefined ? [] : [`${file} spells ${name}: ${found}`]
  })
}

test('no business number is spelled outside its home', () => {
  const others = ['**/*.{test,stories,css}.{ts,tsx}', '**/mallorcaMap.ts', '**/sanitiser/vectors/**']
  const files = findFiles(root, 'src/**/*.{ts,tsx}', others).filter((file) => !homes.includes(file))
  expect(files.flatMap((file) => strayFigures(file, read(file)))).toEqual([])
})

test.each([
  ['msg`Wir lesen 35.000 Angebote`', 'listingsPerDay'],
  ['msg`a fee of €1,000`', 'the fee'],
  ['msg`0,1 % des Preises`', 'feeRate'],
  ['const fee = price * 0.001', 'feeRate'],
  ['const limit = 400_000', 'transferTaxBands'],
  ['msg`notary €800–1,500`', 'notary'],
  ['msg`a yield of 4–6% net`', 'netYield'],
  ['msg`We answer within 24 hours.`', 'replyHours'],
  ['msg`15+ years`', 'founderYears'],
  ['msg`Mon–Fri 9–19 CET`', 'the opening hours'],
])('a planted second home is found: %s', (line, name) => {
  expect(strayFigures('src/pages/About/copy.ts', line).join()).toContain(`spells ${name}: `)
})

/** Numbers that messages write as a word. */
test.each([
  ['team', 2, /\btwo (?:people|founders)\b/i],
  ['feeAtStart', 0.5, /\bhalf of (?:it|the fee)\b|\bfirst half of the fee\b/i],
] as const)('%s is %s, as messages say in words', (name, value, words) => {
  const texts = (read('locales/en.po').match(/^msgid .*$/gm) ?? []).filter((text) => words.test(text))
  expect(texts).not.toEqual([])
  expect(facts[name] === value ? [] : texts).toEqual([])
})
