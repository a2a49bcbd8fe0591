import { describe, expect, test } from 'vitest'
import { company } from '../content/company.ts'
import { findRoute } from '../routing/manifest.ts'
import { pageMetadata } from './metadata.ts'
import { siteOrigin } from './siteUrl.ts'

const origin = 'https://www.roqueta.example'
const texts = { title: 'Pricing', description: 'What it costs.', origin }
const metadataOf = (path: string) => {
  const route = findRoute(path)
  return pageMetadata({ ...texts, route, locale: route?.locale ?? 'en' })
}

describe('the metadata of a page', () => {
  test('carries the company’s name in the title, and not in the social one', () => {
    expect(metadataOf('/en/pricing').title).toBe(`Pricing | ${company.name}`)
    expect(metadataOf('/en/pricing').openGraph['og:title']).toBe('Pricing')
  })

  test('has an absolute canonical without a trailing slash', () => {
    expect(metadataOf('/de/preise').canonical).toBe(`${origin}/de/preise`)
    expect(metadataOf('/en').canonical).toBe(`${origin}/en`)
    expect(metadataOf('/en').openGraph['og:url']).toBe(`${origin}/en`)
  })

  test('names its language and the others that it exists in', () => {
    expect(metadataOf('/de/preise').openGraph['og:locale']).toBe('de_DE')
    expect(metadataOf('/de/preise').alternateLocales).toEqual(['en_US'])
    expect(metadataOf('/en/mallorca-luxury-villas').alternateLocales).toEqual([])
  })

  test('has a social image of the specified size, the page’s own where it has one', () => {
    const route = findRoute('/en/pricing')
    expect(metadataOf('/en/pricing').openGraph).toMatchObject({
      'og:image': `${origin}/social/en/pricing.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Pricing',
      'og:type': 'website',
    })
    const times = { publishedAt: '2026-11-02T09:00:00+00:00', updatedAt: '2026-11-03T09:00:00+00:00' }
    const article = pageMetadata({ ...texts, route, locale: 'en', article: times, image: '/blog/arras.jpg' })
    expect(article.openGraph).toMatchObject({
      'og:image': `${origin}/blog/arras.jpg`,
      'og:image:alt': 'Pricing',
      'og:type': 'article',
      'article:published_time': times.publishedAt,
      'article:modified_time': times.updatedAt,
    })
    expect(article.openGraph).not.toHaveProperty('og:image:width')
    const remote = pageMetadata({ ...texts, route, locale: 'en', image: 'https://images.example/a.jpg' })
    expect(remote.openGraph['og:image']).toBe('https://images.example/a.jpg')
  })

  test.each(['/en/legal-notice', '/de/datenschutz', '/de/danke'])('%s is not to be listed', (path) => {
    expect(metadataOf(path).isIndexable).toBe(false)
    expect(metadataOf(path).alternates).toEqual([])
  })

  test('an unknown address has no canonical, no alternates, and is not to be listed', () => {
    const metadata = metadataOf('/en/nowhere')
    expect(metadata.canonical).toBeUndefined()
    expect(metadata.openGraph).not.toHaveProperty('og:url')
    expect(metadata.alternates).toEqual([])
    expect(metadata.isIndexable).toBe(false)
    expect(metadata.openGraph['og:image']).toBe(`${origin}/social/default.jpg`)
  })
})

test('the origin is that of the settings, else the sample’s', () => {
  expect(siteOrigin({ siteUrl: 'https://site.example' })).toBe('https://site.example')
  expect(siteOrigin({ siteUrl: undefined })).toBe(company.url)
})
