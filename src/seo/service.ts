import type { RealEstateAgent, Service as ServiceNode } from 'schema-dts'
import { facts } from '../content/facts.ts'
import { servicePages, services, type Service, type ServiceId } from '../content/services.ts'
import { hrefFor } from '../routing/manifest.ts'
import { graphIds, type GraphContext } from './structuredData.ts'

type Context = Pick<GraphContext, 'origin' | 'locale' | 'translate'>

/** A service. One fee covers all of them, so each has the offer of the pricing page. */
function serviceNode({ origin, locale, translate }: Context, { id, title, text }: Service): ServiceNode {
  const address = origin + hrefFor(servicePages[id], locale)
  const pricing = origin + hrefFor('pricing', locale)
  const agency = { '@id': graphIds(origin).organization }
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name: translate(title),
    description: translate(text),
    serviceType: translate(title),
    url: address,
    provider: agency,
    areaServed: { '@type': 'AdministrativeArea', name: 'Mallorca' },
    offers: {
      '@type': 'Offer',
      '@id': `${pricing}#offer`,
      price: facts.feeInOffer,
      priceCurrency: 'EUR',
      url: pricing,
      offeredBy: agency,
    },
  }
}

/** The service of a page. */
export const serviceGraph = (context: Context, id: ServiceId): ServiceNode[] =>
  services.filter((service) => service.id === id).map((service) => serviceNode(context, service))

/** Adds the catalog of all services to the agency. */
export const serviceCatalog = (context: Context): RealEstateAgent => ({
  '@type': 'RealEstateAgent',
  '@id': graphIds(context.origin).organization,
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    itemListElement: services.map((service) => ({ '@type': 'Offer', itemOffered: serviceNode(context, service) })),
  },
})
