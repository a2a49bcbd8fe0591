import { expect, test } from 'vitest'
import { facts } from '../../../src/content/facts.ts'
import { factFiller, factsOf } from './messageFacts.ts'

test('a fact is filled into its message, other variables stay', () => {
  expect(factFiller({ feeRate: '0.1%' })('A fee of {feeRate} for {name}')).toBe('A fee of 0.1% for {name}')
})

test('a fact within a plural is filled in, its branches stay', () => {
  const message = '{count, plural, one {# house in {town}} other {# houses}}'
  expect(factFiller({ town: 'Llucmajor' })(message)).toBe(
    '{count, plural, one {# house in Llucmajor} other {# houses}}',
  )
})

test('what ICU would read as syntax stays text', () => {
  expect(factFiller({ sign: "it's {one} <b>" })('{sign}')).toBe("it''s '{'one'}' '<'b'>'")
})

test('facts come formatted for the language, with its words', () => {
  const [english, german] = [factsOf('en', () => undefined), factsOf('de', () => undefined)]
  expect(english['founded']).toBe(String(facts.founded))
  expect(english['feeRate']).toBe('0.1%')
  expect(german['feeRate']).toBe('0,1\u00A0%')
  expect(english['priceFrom']).toBe('€1\u00A0million')
})

test('the words of a fact are translated', () => {
  expect(Object.values(factsOf('de', () => 'übersetzt')).join()).toContain('übersetzt')
})
