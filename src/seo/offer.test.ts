import { expect, test } from 'vitest'
import { findRoute } from '../routing/manifest.ts'
import { dedicationFeeGraph } from './offer.ts'

test('the product and its offer name each other, the agency and the page', () => {
  const context = { origin: 'https://site.example', route: findRoute('/de/preise') }
  const [product, offer] = dedicationFeeGraph(context, { name: 'Honorar', description: 'Suche' })
  const page = 'https://site.example/de/preise'
  expect(product).toMatchObject({
    name: 'Honorar',
    offers: { '@id': `${page}#offer` },
    mainEntityOfPage: { '@id': `${page}#page` },
  })
  expect(offer).toMatchObject({
    itemOffered: { '@id': `${page}#dedication-fee` },
    offeredBy: { '@id': 'https://site.example/#organization' },
    price: 10_000,
    priceCurrency: 'EUR',
  })
})
