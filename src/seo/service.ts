import type { Offer, OfferCatalog, Service as ServiceNode, Thing } from 'schema-dts'
import { facts } from '../content/facts.ts'
import { servicePages, services, type Service, type ServiceId } from '../content/services.ts'
import { hrefFor } from '../routing/manifest.ts'
import type { MessageDescriptor } from '@lingui/core'
import { faqPage, graphIds, type GraphContext } from './structuredData.ts'

type Context = Pick<GraphContext, 'origin' | 'locale' | 'translate'>
type Question = { readonly question: MessageDescriptor; readonly answer: MessageDescriptor }

const addressOf = ({ origin, locale }: Context, id: ServiceId): string => origin + hrefFor(servicePages[id], locale)

/** A service for structured data on its page: provider, area and offer. */
export function serviceNode(context: Context, service: Service): ServiceNode {
  const { origin, translate } = context
  const address = addressOf(context, service.id)
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name: translate(service.title),
    description: translate(service.text),
    serviceType: translate(service.title),
    url: address,
    provider: { '@id': graphIds(origin).organization },
    areaServed: { '@type': 'AdministrativeArea', name: 'Mallorca' },
    offers: mandateOffer(context),
  }
}

/** One fee covers every service: each points to the offer of the pricing page. */
const mandateOffer = ({ origin, locale }: Context): Offer => ({
  '@type': 'Offer',
  '@id': `${origin}${hrefFor('pricing', locale)}#offer`,
  price: facts.feeInOffer,
  priceCurrency: 'EUR',
  url: origin + hrefFor('pricing', locale),
  offeredBy: { '@id': graphIds(origin).organization },
})

/** All services, as the agency's catalog. */
export function serviceCatalog(context: Context): OfferCatalog {
  const { origin } = context
  return {
    '@type': 'OfferCatalog',
    '@id': graphIds(origin).services,
    itemListElement: services.map((service): Offer => {
      const { offers: _, ...itemOffered } = serviceNode(context, service)
      return { '@type': 'Offer', itemOffered }
    }),
  }
}

/** Nodes of a service's page: the service and its questions. */
export function servicePageGraph(context: GraphContext, id: ServiceId, entries: readonly Question[]): Thing[] {
  const { translate } = context
  const questions = entries.map(({ question, answer }) => ({
    question: translate(question),
    answer: translate(answer),
  }))
  return [
    ...services.filter((service) => service.id === id).map((service) => serviceNode(context, service)),
    faqPage(context, questions),
  ]
}
