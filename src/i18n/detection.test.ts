import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage, refusingStorage } from '../testing/memoryStorage.ts'
import { detectLocale, detectVisitorLocale, preferenceKey, storedLocale, storeLocale } from './detection.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const visitor = { pathname: '/', stored: null, browser: ['en-US'] }

describe('the language of a visitor', () => {
  test('a German path wins over everything', () => {
    expect(detectLocale({ pathname: '/de/preise', stored: 'en', browser: ['en-US'] })).toBe('de')
  })

  test('an English path wins over everything', () => {
    expect(detectLocale({ pathname: '/en', stored: 'de', browser: ['de-DE'] })).toBe('en')
  })

  test('then the stored preference', () => {
    expect(detectLocale({ ...visitor, stored: 'de' })).toBe('de')
    expect(detectLocale({ ...visitor, stored: 'en', browser: ['de-DE'] })).toBe('en')
  })

  test.each(['de', 'de-AT', 'DE-CH'])('then a browser that prefers %s gives German', (language) => {
    expect(detectLocale({ ...visitor, browser: [language, 'en'] })).toBe('de')
  })

  test('German as a second choice of the browser does not', () => {
    expect(detectLocale({ ...visitor, browser: ['fr', 'de'] })).toBe('en')
  })

  test('otherwise English', () => {
    expect(detectLocale(visitor)).toBe('en')
    expect(detectLocale({ ...visitor, browser: [] })).toBe('en')
  })

  test.each(['/deutschland', '/english', '/fr', '/blog/de'])('%s names no language', (pathname) => {
    expect(detectLocale({ ...visitor, pathname, browser: ['de'] })).toBe('de')
    expect(detectLocale({ ...visitor, pathname, browser: ['en'] })).toBe('en')
  })

  test('an unknown stored language is passed over', () => {
    expect(detectLocale({ ...visitor, stored: 'fr', browser: ['de'] })).toBe('de')
    expect(detectLocale({ ...visitor, stored: '' })).toBe('en')
  })
})

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
