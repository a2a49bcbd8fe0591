import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findEntries, type GuideEntry } from './findEntry.ts'

const entries: readonly GuideEntry<string>[] = [
  { target: 'south', title: 'South', texts: ['Palma, Llucmajor', 'Ask the notary about the NIE.'] },
  { target: 'west', title: 'West', texts: ['Sóller, Deià', 'Stone houses in the Serra de Tramuntana.'] },
  { target: 'north', title: 'North', texts: ['Pollença', 's’Albufera and its Straße, a line of coast'] },
  { target: 'notary', title: 'Notary and Land Registry', texts: ['The escritura is signed here.'] },
  { target: 'payments', title: 'Payments', texts: ['Grunderwerbsteuer, Linie'] },
  { target: 'nie', title: 'Apply for the NIE', texts: ['One number for each buyer.'] },
]
const findAll = (query: string) => findEntries(query, entries).entries.map(({ target }) => target)
const find = (query: string) => findAll(query)[0]

describe('finds an entry', () => {
  test.each([
    ['Sóller', 'west'],
    ['soller', 'west'],
    ['SÓLLER', 'west'],
    ['so\u0301ller', 'west'],
    ['pollenca', 'north'],
    ["s'albufera", 'north'],
    ['strasse', 'north'],
    ['soeller', 'west'],
    ['  deia   soller ', 'west'],
    ['tramuntana serra', 'west'],
    ['polle', 'north'],
    ['s\u00ADól\u200Bler\uFEFF', 'west'],
  ])('by %s, whatever the accents, the case and the order of the words', (query, target) =>
    expect(find(query)).toBe(target),
  )
  test('by its title before one that only mentions the word', () => {
    expect(find('notary')).toBe('notary')
    expect(find('nie')).toBe('nie')
  })
  test('by the start of a word before the inside of one', () => {
    expect(find('line')).toBe('north')
    expect(find('steuer')).toBe('payments')
  })
  test('that comes first where several fit equally', () => {
    expect(
      findEntries('a', [
        { target: 1, title: 'A', texts: [] },
        { target: 2, title: 'A', texts: [] },
      ]).entries.map(({ target }) => target),
    ).toEqual([1, 2])
  })
})

describe('several matches', () => {
  const guide: readonly GuideEntry<string>[] = [
    { target: 'payments', title: 'Payments and taxes', texts: ['Add insurance and a tax return.'] },
    { target: 'taxes', title: 'Prepayments', texts: [] },
    { target: 'insure', title: 'Insure the house', texts: ['Before the keys.'] },
    { target: 'transport', title: 'Transport', texts: ['Paymaster.'] },
  ]
  const found = (query: string) => {
    const { entries: all, isClear } = findEntries(query, guide)
    return { targets: all.map(({ target }) => target), isClear }
  }
  test('have those with a word in the title first, also with a related one', () =>
    expect(found('insurance')).toEqual({ targets: ['insure', 'payments'], isClear: true }))
  test('have whole words before parts of words', () =>
    expect(found('payments')).toEqual({ targets: ['payments', 'taxes'], isClear: true }))
  test('are not clear where no title has the word', () =>
    expect(findEntries('line', [...entries, { target: 'x', title: 'X', texts: ['line'] }]).isClear).toBe(false))
  test('have no word that only begins alike', () => expect(found('transfer').targets).toEqual([]))
})

describe('finds nothing', () => {
  test.each(['', '   ', '?', 'xyzzy', 'Sóller Pollença', 'ie'])('for %j', (query) =>
    expect(find(query)).toBeUndefined(),
  )
})

test('takes any text for a query and returns only entries that exist', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const found = findEntries(query, entries).entries
      expect(found.every((entry) => entries.includes(entry))).toBe(true)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})

test('finds every entry by its own title', () => {
  for (const { title, target } of entries) expect(find(title)).toBe(target)
})
