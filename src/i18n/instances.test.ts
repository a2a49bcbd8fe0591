import { expect, test } from 'vitest'
import { i18nWith } from './instances.ts'

test('messages of one instance are unknown to every other', () => {
  const german = i18nWith('de', { greeting: 'Guten Tag' })
  const english = i18nWith('en', {})
  expect(german._('greeting')).toBe('Guten Tag')
  expect(english._('greeting')).toBe('greeting')
  expect(german.locale).toBe('de')
})
