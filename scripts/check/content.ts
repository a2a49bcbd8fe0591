import fs from 'node:fs'
import path from 'node:path'
import { company } from '../../src/content/company.ts'
import { facts, firstMandate, privacyChanged, type Span } from '../../src/content/facts.ts'
import { openingHours } from '../../src/content/reach.ts'
import type { Widened } from '../../src/lib/widened.ts'
import type { Problem } from './catalogs/checkCatalogs.ts'

const ownContent = { company, facts, firstMandate, privacyChanged, openingHours }
type Content = Widened<
  Omit<typeof ownContent, 'company'> & {
    company: Pick<
      typeof company,
      'name' | 'longName' | 'email' | 'phone' | 'url' | 'founders' | 'providers' | 'commissionShare'
    >
  }
>
/** A field of a file, whether its value has the right shape, and what to write. */
type Rule = readonly [file: string, field: string, isRight: boolean, sentence: string]

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
const isRatio = (value: number): boolean => value >= 0 && value <= 1
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code)
const isOrigin = (text: string): boolean => URL.canParse(text) && text === new URL(text).origin

const ratios: readonly string[] = [
  'savings',
  'satisfaction',
  'buyerSide',
  'netYield',
  'grossYield',
  'unsharedHouses',
  'feeRate',
  'feeAtStart',
  'buyerCommission',
  'sellerCommission',
  'arras',
  'mortgage',
] satisfies (keyof typeof facts)[]

/** A type is checked by `npm run typecheck` alone, which no host runs. */
function factRules([name, value]: [string, number | Span | readonly number[]]): Rule[] {
  const values = typeof value === 'number' ? [value] : Object.values(value)
  const isNumbers = values.length > 0 && values.every((it) => Number.isFinite(it))
  const { min, max = min } = typeof value === 'object' && 'min' in value ? value : { min: 0 }
  return [
    ratios.includes(name)
      ? ['facts', name, isNumbers && values.every(isRatio), 'is a ratio from 0 to 1, as 0.05 is 5 percent']
      : ['facts', name, isNumbers && values.every((it) => it > 0), 'is a number above 0'],
    ['facts', name, min <= max, 'has its least before its most'],
  ]
}

const rulesOf = ({ company: it, facts: figures, openingHours: hours, ...dates }: Content): readonly Rule[] => [
  ['companyContact', 'longName', it.longName.startsWith(it.name), `begins with the name, “${it.name}”`],
  ['companyContact', 'email', /^[^\s@]+@[^\s@]+\.\w+$/.test(it.email), 'is one e-mail address'],
  [
    'companyContact',
    'phone',
    /^\+[1-9](?: ?\d){9,14}$/.test(it.phone),
    'begins with a plus and the country code, as in +34 971 123 456',
  ],
  [
    'company',
    'url',
    isOrigin(it.url),
    'is an origin such as https://www.agency.com, without a path or a slash at its end',
  ],
  ...(['weekdays', 'saturday'] as const).map((day): Rule => {
    const { opens, closes } = hours[day]
    const isRight = time.test(opens) && time.test(closes) && opens < closes
    return ['reach', day, isRight, 'opens before it closes, in two times such as 08:30 and 18:00']
  }),
  [
    'company',
    'founders',
    it.founders.every(({ languages }) => languages.every((code) => /^[a-z]{2,3}$/.test(code))),
    'speak languages that are named by codes such as de',
  ],
  [
    'company',
    'providers',
    Object.values(it.providers).every(({ country }) => isCountry(country)),
    'are in countries that are named by codes such as ES',
  ],
  ['company', 'commissionShare', isRatio(it.commissionShare), 'is a ratio from 0 to 1, as 0.5 is one half'],
  ...Object.entries(figures).flatMap(factRules),
  ['facts', 'clientsAnswered', figures.clientsAnswered <= figures.clientsAsked, 'is no more than clientsAsked'],
  [
    'facts',
    'freePlaces',
    figures.freePlaces >= 2,
    'is 2 or more; for fewer, write the answer in mandateTerms.ts without it',
  ],
  [
    'facts',
    'satisfaction',
    figures.satisfaction === 1,
    'is 1; for less, reword “all … who answered” in factMessages.ts',
  ],
  ['facts', 'firstMandate', isDay(`${dates.firstMandate}-01`), 'is a year and a month such as 2022-03'],
  ['facts', 'privacyChanged', isDay(dates.privacyChanged), 'is a day such as 2026-11-28'],
]

const root = path.resolve(import.meta.dirname, '../..')

/** Values of src/content that would break a page, a link or a search result, each at its line. */
export const contentProblems = (content: Content = ownContent): Problem[] =>
  rulesOf(content)
    .filter(([, , isRight]) => !isRight)
    .map(([name, field, , sentence]) => {
      const file = `src/content/${name}.ts`
      const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n')
      const line = lines.findIndex((it) => new RegExp(`^(?:  |export const )${field}\\b`).test(it)) + 1
      return { file, line, message: '', sentence: `\`${field}\` ${sentence}.`, kind: 'broken' }
    })
