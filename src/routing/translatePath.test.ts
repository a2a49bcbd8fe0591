import { assert, constantFrom, property, webPath } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '../i18n/locales.ts'
import { manifest } from './manifest.ts'
import { localeOfPath, translatePath } from './translatePath.ts'

describe('a known path', () => {
  test.each([
    ['/en/about', 'de', '/de/ueber-uns'],
    ['/de/ueber-uns', 'en', '/en/about'],
    ['/de/ueber-uns', 'de', '/de/ueber-uns'],
    ['/about', 'de', '/de/ueber-uns'],
    ['/ueber-uns', 'en', '/en/about'],
    ['/en', 'de', '/de'],
    ['/', 'de', '/de'],
    ['/en/services/ai-search', 'de', '/de/leistungen/ki-suche'],
    ['/de/danke/', 'en', '/en/thank-you'],
  ] as const)('%s in %s is %s', (path, target, expected) => {
    expect(translatePath(path, target)).toBe(expected)
  })

  test('comes back as it was', () => {
    const moves = manifest.flatMap(({ path, locale, translations }) =>
      locales.filter((other) => translations[other] !== undefined).map((other) => ({ path, locale, other })),
    )
    const returned = moves.map(({ path, locale, other }) => translatePath(translatePath(path, other), locale))
    expect(returned).toEqual(moves.map(({ path }) => path))
  })
})

test('query and hash are kept', () => {
  expect(translatePath('/en/mallorca-guide?search=nie#steps', 'de')).toBe('/de/mallorca-ratgeber?search=nie#steps')
  expect(translatePath('/de/kontakt#consultation-form', 'en')).toBe('/en/contact#consultation-form')
  expect(translatePath('/en?utm=a/b', 'de')).toBe('/de?utm=a/b')
})

test('an unknown path keeps its remainder', () => {
  expect(translatePath('/en/nowhere/at-all?x=1', 'de')).toBe('/de/nowhere/at-all?x=1')
  expect(translatePath('/nowhere', 'en')).toBe('/en/nowhere')
  expect(translatePath('/blog/notes-on-the-arras', 'en')).toBe('/en/blog/notes-on-the-arras')
  expect(translatePath('/english', 'de')).toBe('/de/english')
})

test('a page below the blog leads to the blog of the other language', () => {
  expect(translatePath('/en/blog/notes-on-the-arras?a=b', 'de')).toBe('/de/blog?a=b')
  expect(translatePath('/de/blog/page/3', 'en')).toBe('/en/blog')
  expect(translatePath('/de/blog/arras', 'de')).toBe('/de/blog/arras')
})

test('a landing page leads to the German home', () => {
  expect(translatePath('/en/buy-property-mallorca?gclid=1', 'de')).toBe('/de?gclid=1')
  expect(translatePath('/en/mallorca-luxury-villas', 'en')).toBe('/en/mallorca-luxury-villas')
})

test('whatever comes in, what comes out is in the language asked for', () => {
  assert(
    property(webPath(), constantFrom(...locales), (path, target) => {
      expect(localeOfPath(translatePath(path, target))).toBe(target)
    }),
  )
})

test('the language of a path is its first part', () => {
  expect(localeOfPath('/de/preise')).toBe('de')
  expect(localeOfPath('/en')).toBe('en')
  expect(localeOfPath('/deutsch')).toBeUndefined()
  expect(localeOfPath('/')).toBeUndefined()
})
