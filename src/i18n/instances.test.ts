import { expect, test } from 'vitest'
import { i18nFor } from './instances.ts'
import type { Locale } from './locales.ts'

test('each language has one instance of its own', () => {
  expect(i18nFor('en')).toBe(i18nFor('en'))
  expect(i18nFor('de')).not.toBe(i18nFor('en'))
})

test('messages of one language are unknown to the other', () => {
  i18nFor('de', { greeting: 'Guten Tag' })
  expect(i18nFor('de')._('greeting')).toBe('Guten Tag')
  expect(i18nFor('en')._('greeting')).toBe('greeting')
})

test('messages of a second page join those of the first', () => {
  i18nFor('en', { first: 'First page' })
  i18nFor('en', { second: 'Second page' })
  expect(i18nFor('en')._('first')).toBe('First page')
})

test('a language that nobody set up is named with the place where it belongs', () => {
  expect(() => i18nFor('fr' as Locale)).toThrow('src/i18n/locales.ts')
})
