import { expect, test } from 'vitest'
import { company } from '../../src/content/company.ts'
import { facts } from '../../src/content/facts.ts'
import { report } from './catalogs/checkCatalogs.ts'
import { contentProblems } from './content.ts'

const right = {
  company: {
    ...company,
    name: 'Alba',
    longName: 'Alba Advisers',
    email: 'hello@alba.example',
    phone: '+34 971 12 34 56',
    url: 'https://www.alba.example',
  },
  facts,
  firstMandate: '2022-03',
  privacyChanged: '2026-11-28',
  openingHours: {
    timeZone: 'Europe/Madrid',
    weekdays: { opens: '08:30', closes: '18:00' },
    saturday: { opens: '10:00', closes: '14:00' },
  },
}
const problems = (content: Readonly<Record<string, unknown>>) => contentProblems({ ...right, ...content }).map(report)

test('the values of src/content have the right shape', () => {
  expect(contentProblems().map(report)).toEqual([])
})

test('right values are no problem', () => {
  expect(problems({})).toEqual([])
})

test.each([
  [{ longName: 'Advisers Alba' }, 'companyContact', '`longName` begins with the name, “Alba”.'],
  [{ email: 'hello@alba' }, 'companyContact', '`email` is one e-mail address.'],
  [{ phone: '971 123 456' }, 'companyContact', '`phone` begins with a plus and the country code'],
  // The Spanish number with a plus alone would be one of the Emirates.
  [{ phone: '+971 123 456' }, 'companyContact', '`phone` begins with a plus and the country code'],
  [{ phone: '0034 971 123 456' }, 'companyContact', '`phone` begins with a plus and the country code'],
  [{ phone: '+34 (0)971 123 456' }, 'companyContact', '`phone` begins with a plus and the country code'],
  [{ url: 'https://www.alba.example/' }, 'company', '`url` is an origin such as'],
  [{ founders: [{ id: 'a', name: 'A', languages: ['de_DE'] }] }, 'company', '`founders` speak languages'],
  [{ providers: { hosting: { country: 'Spain' } } }, 'company', '`providers` are in countries'],
  [{ commissionShare: 50 }, 'company', '`commissionShare` is a ratio'],
])('%j is refused at its line', (value, file, sentence) => {
  expect(problems({ company: { ...right.company, ...value } })).toEqual([
    expect.stringMatching(new RegExp(`^src/content/${file}\\.ts:[1-9]\\d*\n  ${sentence}`)),
  ])
})

test.each([
  ['feeRate', 0.1 * 100],
  ['arras', -0.1],
  ['mortgage', { min: 60, max: 70 }],
  ['savings', []],
  ['savings', [0.1, '0.2']],
  ['team', 0],
  ['listingsPerDay', Number.NaN],
  ['processMonths', { min: '2', max: 4 }],
  ['clientsAnswered', facts.clientsAsked + 1],
])('the fact %s of %j is refused at its line', (name, value) => {
  expect(problems({ facts: { ...facts, [name]: value } })).toEqual([
    expect.stringMatching(new RegExp(`^src/content/facts\\.ts:[1-9]\\d*\n  \`${name}\` is `)),
  ])
})

test('times, spans and dates of another shape are refused at their lines', () => {
  const openingHours = { ...right.openingHours, weekdays: { opens: '8:30', closes: '18:00' } }
  expect(problems({ openingHours })).toEqual([
    expect.stringMatching(/^src\/content\/reach\.ts:[1-9]\d*\n {2}`weekdays`/),
  ])
  expect(
    problems({
      facts: { ...facts, clientsPerYear: { min: 9, max: 6 }, freePlaces: 1, satisfaction: 0.94 },
      firstMandate: '03/2022',
      privacyChanged: '2026-13-01',
    }),
  ).toEqual(
    ['clientsPerYear', 'freePlaces', 'satisfaction', 'firstMandate', 'privacyChanged'].map(
      (field) => expect.stringMatching(new RegExp(`^src/content/facts\\.ts:[1-9]\\d*\n  \`${field}\``)) as string,
    ),
  )
})
