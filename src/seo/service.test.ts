import type { MessageDescriptor } from '@lingui/core'
import { expect, test } from 'vitest'
import { facts } from '../content/facts.ts'
import { servicePages, services } from '../content/services.ts'
import { serviceCatalog, serviceGraph } from './service.ts'

const context = {
  origin: 'https://site.example',
  locale: 'de',
  translate: ({ message, id }: MessageDescriptor) => message ?? id,
} as const
const page = 'https://site.example/de/leistungen/investmentanalyse'
const organization = 'https://site.example/#organization'

test('a service names its provider, its place and the offer of the pricing page', () => {
  const [service] = serviceGraph(context, 'investment-analysis')
  expect(service).toMatchObject({
    '@type': 'Service',
    '@id': `${page}#service`,
    url: page,
    provider: { '@id': organization },
    areaServed: { name: 'Mallorca' },
    offers: { '@id': 'https://site.example/de/preise#offer', price: facts.feeInOffer, priceCurrency: 'EUR' },
  })
})

test('the catalog of the agency holds every service once, by the id of its own page', () => {
  expect(serviceCatalog(context)).toMatchObject({ '@id': organization })
  const ids = JSON.stringify(serviceCatalog(context)).match(/"@id":"[^"]+#service"/g)
  expect(new Set(ids).size).toBe(Object.keys(servicePages).length)
  expect(ids).toHaveLength(services.length)
  expect(ids).toContain(`"@id":"${page}#service"`)
})
