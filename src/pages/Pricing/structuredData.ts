import type { Offer, Product, Thing } from 'schema-dts'
import { company } from '../../content/company.ts'
import { facts } from '../../content/facts.ts'
import { addressOf, graphIds, type GraphContext } from '../../seo/structuredData.ts'
import { offer as copy } from './copy.ts'

/** The dedication fee as a product and its offer; the sum appears here and in no text (docs/product.md, "Numbers"). */
export function pricingStructuredData(context: Pick<GraphContext, 'origin' | 'route' | 'translate'>): Thing[] {
  const { origin, translate } = context
  const address = addressOf(context)
  const ids = { product: `${address}#dedication-fee`, offer: `${address}#offer` }
  const organization = { '@id': graphIds(origin).organization }
  const product: Product = {
    '@type': 'Product',
    '@id': ids.product,
    name: translate(copy.name),
    description: translate(copy.description),
    url: address,
    image: `${origin}${company.socialImage}`,
    brand: organization,
    mainEntityOfPage: { '@id': `${address}#page` },
    offers: { '@id': ids.offer },
  }
  const offer: Offer = {
    '@type': 'Offer',
    '@id': ids.offer,
    itemOffered: { '@id': ids.product },
    offeredBy: organization,
    price: facts.feeInOffer,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/LimitedAvailability',
    areaServed: { '@type': 'AdministrativeArea', name: 'Mallorca' },
    url: address,
  }
  return [product, offer]
}
