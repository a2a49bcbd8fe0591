import { expect, test } from 'vitest'
import { charactersOf, rangeOf } from './fontSubsets.ts'

const latin = 'U+0-FF,U+20AC'
const extended = 'U+100-17F'

test('a face has each character of the texts once, without tags and variables', () => {
  expect(charactersOf('Ein <em>Grüß</em> €\n', { always: '0' }, latin)).toBe(' 0EGinrßü€')
})

test('a rare letter is in a subset of the file that has it, and a letter of no file in none', () => {
  const text = 'Łódź Ωβ'
  expect(charactersOf(text, { always: '0' }, latin)).toBe(' 0dó')
  expect(charactersOf(text, { always: '0' }, extended)).toBe('Łź')
})

test('a face for emphasis has what is emphasised', () => {
  expect(charactersOf('from <em>abc</em> to <em>ad</em>', { part: /<em>.*?<\/em>/g, always: '1' }, latin)).toBe('1abcd')
})

test('a range joins neighbours', () => {
  expect(rangeOf('abc€ä')).toBe('U+61-63,U+E4,U+20AC')
})
