import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findEntry, type GuideEntry } from './findEntry.ts'

const entries: readonly GuideEntry<string>[] = [
  { target: 'south', title: 'South', texts: ['Palma, Llucmajor', 'Ask the notary about the NIE.'] },
  { target: 'west', title: 'West', texts: ['Sóller, Deià', 'Stone houses in the Serra de Tramuntana.'] },
  { target: 'north', title: 'North', texts: ['Pollença', 's’Albufera and its Straße, a line of coast'] },
  { target: 'notary', title: 'Notary and Land Registry', texts: ['The escritura is signed here.'] },
  { target: 'payments', title: 'Payments', texts: ['Grunderwerbsteuer, Linie'] },
  { target: 'nie', title: 'Apply for the NIE', texts: ['One number for each buyer.'] },
]
const find = (query: string) => findEntry(query, entries)?.target

describe('finds an entry', () => {
  test.each([
    ['Sóller', 'west'],
    ['soller', 'west'],
    ['SÓLLER', 'west'],
    ['so\u0301ller', 'west'],
    ['pollenca', 'north'],
    ["s'albufera", 'north'],
    ['strasse', 'north'],
    ['  deia   soller ', 'west'],
    ['tramuntana serra', 'west'],
    ['polle', 'north'],
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
      findEntry('a', [
        { target: 1, title: 'A', texts: [] },
        { target: 2, title: 'A', texts: [] },
      ])?.target,
    ).toBe(1)
  })
})

describe('finds nothing', () => {
  test.each(['', '   ', '?', 'xyzzy', 'Sóller Pollença', 'ie'])('for %j', (query) =>
    expect(find(query)).toBeUndefined(),
  )
})

test('takes any text for a query and returns only entries that exist', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const found = findEntry(query, entries)
      expect(found === undefined || entries.includes(found)).toBe(true)
    }),
  )
})

test('finds every entry by its own title', () => {
  for (const { title, target } of entries) expect(find(title)).toBe(target)
})
