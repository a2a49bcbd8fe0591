import { expect, test } from 'vitest'
import { pseudoMessage } from './pseudo.ts'

test.each([
  ['Ask by phone.', 'ÁÁsk býý phóónéé.'],
  ['About <em>us</em>, {company}.', 'ÁÁbóóúút <em>úús</em>, {company}.'],
  ['{n, plural, one {# week} other {# weeks}}', '{n, plural, one {# wéééék} other {# wééééks}}'],
  ['{a} – {phone}', '{a} – {phone}'],
])('%s', (source, text) => {
  expect(pseudoMessage(source)).toBe(text)
})
