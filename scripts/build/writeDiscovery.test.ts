import { describe, expect, test } from 'vitest'
import { company } from '../../src/content/company.ts'
import { manifest } from '../../src/routing/manifest.ts'
import type { PageFacts } from './document/pageFacts.ts'
import { llmsText } from './writeDiscovery.ts'

const origin = 'https://www.example.org'
const routes = manifest.filter(({ page }) => page === 'home' || page === 'pricing' || page === 'legalNotice')
const printed = new Map(
  routes.map(({ page, locale, path }): [string, PageFacts] => [
    path,
    {
      title: `${locale}:${page}`,
      description: `About ${locale}:${page}`,
      canonical: origin + path,
      isIndexable: true,
      alternates: [],
      modified: undefined,
    },
  ]),
)

describe('llms.txt', () => {
  test('names the company, what it does, and every page that may be found, by language', () => {
    expect(llmsText(origin, printed, routes)).toBe(`# ${company.longName}

> About en:home

## English

- [en:home](${origin}/en): About en:home
- [en:pricing](${origin}/en/pricing): About en:pricing

## German

- [de:home](${origin}/de): About de:home
- [de:pricing](${origin}/de/preise): About de:pricing
`)
  })

  test('is refused while a page is missing', () => {
    expect(() => llmsText(origin, printed)).toThrow('was not prerendered, but the route manifest lists it')
  })
})
