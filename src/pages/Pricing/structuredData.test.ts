import type { MessageDescriptor } from '@lingui/core'
import { expect, test } from 'vitest'
import { facts } from '../../content/facts.ts'
import { findRoute } from '../../routing/manifest.ts'
import { pricingStructuredData } from './structuredData.ts'

test('the product and its offer name each other, the agency and the page', () => {
  const [product, offer] = pricingStructuredData({
    origin: 'https://site.example',
    route: findRoute('/de/preise'),
    translate: ({ message = '' }: MessageDescriptor) => message,
  })
  const page = 'https://site.example/de/preise'
  expect(product).toMatchObject({
    offers: { '@id': `${page}#offer` },
    mainEntityOfPage: { '@id': `${page}#page` },
  })
  expect(offer).toMatchObject({
    itemOffered: { '@id': `${page}#dedication-fee` },
    offeredBy: { '@id': 'https://site.example/#organization' },
    price: facts.feeInOffer,
    priceCurrency: 'EUR',
  })
})
