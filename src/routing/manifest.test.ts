import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '../i18n/locales.ts'
import { findRoute, hrefFor, manifest, pathIn, trailOf } from './manifest.ts'
import { noindexPages, pageIds, parentOf, pathTable } from './paths.ts'

/** The paths of the path table, which scripts/check/docs/claims.test.ts compares with docs/product.md. */
const specified = Object.values<Readonly<Record<Locale, string | null>>>(pathTable).map((paths) =>
  locales.flatMap((locale) => (paths[locale] === null ? [] : `/${locale}${paths[locale].replace(/^\/$/, '')}`)),
)

describe('the manifest', () => {
  test('has every page of the product in every language, and no other', () => {
    expect(manifest.map(({ path }) => path).toSorted()).toEqual(specified.flat().toSorted())
  })

  test.each(specified.map((paths) => [paths]))('%j are translations of each other', (paths) => {
    const translations = Object.fromEntries(paths.map((path) => [path.split('/')[1], path]))
    for (const path of paths) expect(findRoute(path)?.translations).toEqual(translations)
  })

  test('has no id and no path twice', () => {
    expect(new Set(manifest.map(({ id }) => id)).size).toBe(manifest.length)
    expect(new Set(manifest.map(({ path }) => path)).size).toBe(manifest.length)
  })

  test('has no trailing slash', () => {
    expect(manifest.filter(({ path }) => path.endsWith('/'))).toEqual([])
  })

  test('finds a route with or without a trailing slash, and nothing else', () => {
    expect(findRoute('/de/preise/')?.id).toBe('de:pricing')
    expect(findRoute('/de/pricing')).toBeUndefined()
    expect(findRoute('/')).toBeUndefined()
  })
})

describe('alternates', () => {
  const indexable = manifest.filter((route) => route.indexable)

  test('are listed by every indexable page, itself and the English x-default included', () => {
    for (const { path, locale, alternates, translations } of indexable) {
      expect(alternates).toContainEqual({ hreflang: locale, path })
      expect(alternates).toContainEqual({ hreflang: 'x-default', path: translations.en })
    }
  })

  test('are reciprocal', () => {
    for (const route of indexable)
      for (const { path } of route.alternates) expect(findRoute(path)?.alternates).toEqual(route.alternates)
  })

  test('of English-only pages name no German one', () => {
    expect(findRoute('/en/mallorca-luxury-villas')?.alternates.map(({ hreflang }) => hreflang)).toEqual([
      'en',
      'x-default',
    ])
  })

  test('of pages that search engines must not list are empty', () => {
    expect([...noindexPages].toSorted()).toEqual(['dataPrivacy', 'legalNotice', 'thankYou'])
    for (const route of manifest.filter(({ page }) => noindexPages.has(page))) {
      expect(route.indexable).toBe(false)
      expect(route.alternates).toEqual([])
    }
  })
})

describe('trails', () => {
  test('climb from the page to home', () => {
    expect(trailOf('home')).toEqual(['home'])
    expect(trailOf('pricing')).toEqual(['home', 'pricing'])
    expect(trailOf('aiSearch')).toEqual(['home', 'services', 'aiSearch'])
  })

  test('of every page start at home', () => {
    for (const page of pageIds) expect(trailOf(page)[0]).toBe('home')
    expect(pageIds.filter((page) => parentOf[page] === null)).toEqual(['home'])
  })
})

describe('links', () => {
  test('lead to the page in the reader’s language', () => {
    expect(hrefFor('guide', 'de')).toBe('/de/mallorca-ratgeber')
    expect(hrefFor('home', 'en')).toBe('/en')
  })

  test('lead to the English page where there is no other', () => {
    expect(pathIn('buyProperty', 'de')).toBeNull()
    expect(hrefFor('buyProperty', 'de')).toBe('/en/buy-property-mallorca')
  })

  test('never lead nowhere', () => {
    for (const page of pageIds) for (const locale of locales) expect(findRoute(hrefFor(page, locale))).toBeDefined()
  })
})
