import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage, refusingStorage } from '../testing/memoryStorage.ts'
import { detectLocale, detectVisitorLocale, preferenceKey, storedLocale, storeLocale } from './detection.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['/de/preise', 'en', ['en-US'], 'de', 'the path wins'],
  ['/en', 'de', ['de-DE'], 'en', 'the path wins'],
  ['/', 'de', ['en-US'], 'de', 'then the stored preference'],
  ['/', 'en', ['de-DE'], 'en', 'then the stored preference'],
  ['/', 'fr', ['de'], 'de', 'an unknown one is passed over'],
  ['/', '', ['en-US'], 'en', 'an unknown one is passed over'],
  ['/', null, ['de', 'en'], 'de', 'then the browser'],
  ['/', null, ['de-AT'], 'de', 'then the browser'],
  ['/', null, ['DE-CH'], 'de', 'then the browser'],
  ['/', null, ['fr', 'de'], 'en', 'and not its second choice'],
  ['/', null, [], 'en', 'otherwise English'],
  ...['/deutschland', '/english', '/fr', '/blog/de'].flatMap((path) => [
    [path, null, ['de'], 'de', 'the path names no language'] as const,
    [path, null, ['en'], 'en', 'the path names no language'] as const,
  ]),
] as const)(
  'at %s, with %s stored and the browser’s %j, the language is %s: %s',
  (pathname, stored, browser, locale) => {
    expect(detectLocale({ pathname, stored, browser })).toBe(locale)
  },
)

describe('detected from the browser', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { pathname: '/' })
    vi.stubGlobal('localStorage', memoryStorage())
  })

  test.each([[['de-DE', 'en']], [[]], [['de_DE']]])('by its languages %j', (languages) => {
    vi.stubGlobal('navigator', { languages, language: 'de-DE' })
    expect(detectVisitorLocale()).toBe('de')
  })

  test('by its one language, where there is no list', () => {
    vi.stubGlobal('navigator', { language: 'de' })
    expect(detectVisitorLocale()).toBe('de')
  })

  test('English with a warning, when that fails', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('navigator', undefined)
    expect(detectVisitorLocale()).toBe('en')
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('the stored preference', () => {
  test('is written under the specified key and read again', () => {
    const storage = memoryStorage()
    vi.stubGlobal('localStorage', storage)
    expect(storedLocale()).toBeUndefined()
    storeLocale('de')
    expect(storage.getItem('preferred-language')).toBe('de')
    expect(preferenceKey).toBe('preferred-language')
    expect(storedLocale()).toBe('de')
  })

  test('of an unknown language is no preference', () => {
    vi.stubGlobal('localStorage', memoryStorage({ [preferenceKey]: 'fr' }))
    expect(storedLocale()).toBeUndefined()
  })

  test('that cannot be written is reported and ignored', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('localStorage', refusingStorage())
    expect(() => storeLocale('de')).not.toThrow()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be remembered'))
  })

  test('that cannot be read is no preference', () => {
    vi.stubGlobal('localStorage', refusingStorage())
    expect(storedLocale()).toBeUndefined()
  })
})
