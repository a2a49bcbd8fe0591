import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '../i18n/locales.ts'
import { findRoute, hrefFor, manifest, pathIn, trailOf } from './manifest.ts'
import { pageIds, pathTable } from './paths.ts'

describe('the manifest', () => {
  test('has every page in every language of the path table, with its translations', () => {
    const paths = Object.values<Readonly<Record<Locale, string | null>>>(pathTable).flatMap(Object.values)
    expect(manifest).toHaveLength(paths.filter((path) => path !== null).length)
    expect(findRoute('/de/ueber-uns')?.translations).toEqual({ en: '/en/about', de: '/de/ueber-uns' })
    expect(findRoute('/en/mallorca-luxury-villas')?.translations).toEqual({ en: '/en/mallorca-luxury-villas' })
  })

  test('has no path twice', () => {
    expect(new Set(manifest.map(({ path }) => path)).size).toBe(manifest.length)
  })

  test('has no trailing slash', () => {
    expect(manifest.filter(({ path }) => path.endsWith('/'))).toEqual([])
  })

  test('finds a route with or without a trailing slash, and nothing else', () => {
    expect(findRoute('/de/preise/')).toMatchObject({ page: 'pricing', locale: 'de' })
    expect(findRoute('/de/pricing')).toBeUndefined()
    expect(findRoute('/')).toBeUndefined()
  })
})

describe('trails', () => {
  test('climb from the page to home', () => {
    expect(trailOf('home')).toEqual(['home'])
    expect(trailOf('pricing')).toEqual(['home', 'pricing'])
    expect(trailOf('aiSearch')).toEqual(['home', 'services', 'aiSearch'])
    const specimen = ['home', 'services', 'aiSearch', 'aiSearchSpecimen']
    expect(trailOf('aiSearchSpecimen')).toEqual(specimen)
    expect(trailOf('aiSearchSpecimen', pageIds.toReversed())).toEqual(specimen)
  })

  test('of every page start at home and end at the page', () => {
    for (const page of pageIds) {
      expect(trailOf(page)[0]).toBe('home')
      expect(trailOf(page).at(-1)).toBe(page)
    }
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
