import { describe, expect, test } from 'vitest'
import { routeOf } from '../routing/blogPaths.ts'
import { findRoute, manifest } from '../routing/manifest.ts'
import { isIndexable, noindexPages } from '../routing/pageKinds.ts'
import { alternateLinks } from './alternates.ts'

describe('alternates', () => {
  const indexable = manifest.filter(isIndexable)

  test('are listed by every indexable page, itself and the English x-default included', () => {
    for (const route of indexable) {
      const alternates = alternateLinks(route, '')
      expect(alternates).toContainEqual({ hreflang: route.locale, href: route.path })
      expect(alternates).toContainEqual({ hreflang: 'x-default', href: route.translations.en })
    }
  })

  test('are reciprocal', () => {
    for (const route of indexable)
      for (const { href } of alternateLinks(route, ''))
        expect(alternateLinks(findRoute(href), '')).toEqual(alternateLinks(route, ''))
  })

  test('begin with the origin', () => {
    expect(alternateLinks(findRoute('/en/about'), 'https://a.example')[0]?.href).toBe('https://a.example/en/about')
  })

  test('of English-only pages name no German one', () => {
    const alternates = alternateLinks(findRoute('/en/mallorca-luxury-villas'), '')
    expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['en', 'x-default'])
  })

  test('of a post are the post itself', () => {
    expect(alternateLinks(routeOf('/de/blog/arras/'), '')).toEqual([
      { hreflang: 'de', href: '/de/blog/arras' },
      { hreflang: 'x-default', href: '/de/blog/arras' },
    ])
  })

  test('of pages that search engines must not list are empty', () => {
    expect([...noindexPages].toSorted()).toEqual(['dataPrivacy', 'legalNotice', 'thankYou'])
    for (const route of manifest.filter(({ page }) => noindexPages.has(page))) {
      expect(isIndexable(route)).toBe(false)
      expect(alternateLinks(route, '')).toEqual([])
    }
  })
})
