import { expect, test } from 'vitest'
import { charactersOf, rangeOf } from './fontSubsets.ts'

test('a face has each character of the texts once, without tags and variables', () => {
  expect(charactersOf('Ein <em>Łódź</em>\n', { always: '0' })).toBe(' 0EdinóŁź')
})

test('a face for emphasis has what is emphasised', () => {
  expect(charactersOf('from <em>abc</em> to <em>ad</em>', { part: /<em>.*?<\/em>/g, always: '1' })).toBe('1abcd')
})

test('a range joins neighbours', () => {
  expect(rangeOf('abc€ä')).toBe('U+61-63,U+E4,U+20AC')
})
