import { expect, test } from 'vitest'
import { pseudoMessage } from './pseudo.ts'

test('a message in the pseudo-locale is at least 40 % longer and has no plain vowel', () => {
  const source = 'Schedule a consultation'
  const text = pseudoMessage(source)
  expect(text.length).toBeGreaterThanOrEqual(source.length * 1.4)
  expect(text).toMatch(/^Schéédúúléé áá cóónsúúltáátííóón/)
  expect(text).not.toMatch(/[aeiouy]/i)
})

test.each([
  ['By phone.', 'Býý phóónééô.'],
  ['<em>VHF</em> radio', '<em>VHF</em> ráádííóóô'],
  ['About <em>us</em>, {company}.', 'ÁÁbóóúút <em>úús</em>, {company}.'],
  ['{n, plural, one {# week} other {# weeks}}', '{n, plural, one {# wéééék} other {# wééééksô}}'],
  ['{a} – {phone}', '{a} – {phone}'],
])('%s', (source, text) => {
  expect(pseudoMessage(source)).toBe(text)
})
