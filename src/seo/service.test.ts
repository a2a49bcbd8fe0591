import type { MessageDescriptor } from '@lingui/core'
import { expect, test } from 'vitest'
import { services } from '../content/services.ts'
import { findRoute } from '../routing/manifest.ts'
import { serviceCatalog, servicePageGraph } from './service.ts'

const context = {
  origin: 'https://site.example',
  route: findRoute('/de/leistungen/investmentanalyse'),
  page: 'investmentAnalysis',
  locale: 'de',
  translate: ({ message, id }: MessageDescriptor) => message ?? id,
  title: 'Titel',
  description: 'Beschreibung',
} as const
const page = 'https://site.example/de/leistungen/investmentanalyse'

test('a service names its provider, its place and the offer of the pricing page', () => {
  const [service] = servicePageGraph(context, 'investment-analysis', [])
  expect(service).toMatchObject({
    '@type': 'Service',
    '@id': `${page}#service`,
    url: page,
    provider: { '@id': 'https://site.example/#organization' },
    areaServed: { name: 'Mallorca' },
    offers: { '@id': 'https://site.example/de/preise#offer', price: 10_000, priceCurrency: 'EUR' },
  })
})

test('the questions of a service are its page’s FAQ', () => {
  const entries = [{ question: { id: 'q', message: 'Wie viel?' }, answer: { id: 'a', message: 'So viel.' } }]
  const [, faq] = servicePageGraph(context, 'investment-analysis', entries)
  expect(faq).toMatchObject({
    '@id': `${page}#faq`,
    mainEntity: [{ name: 'Wie viel?', acceptedAnswer: { text: 'So viel.' } }],
  })
})

test('the catalog holds every service once, by the id of its own page', () => {
  const ids = JSON.stringify(serviceCatalog(context)).match(/"@id":"[^"]+#service"/g)
  expect(new Set(ids).size).toBe(services.length)
  expect(ids).toHaveLength(services.length)
  expect(ids).toContain(`"@id":"${page}#service"`)
})
