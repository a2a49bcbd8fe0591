import type { OfferCatalog, Thing } from 'schema-dts'
import { servicePages, services } from '../../content/services.ts'
import { hrefFor } from '../../routing/manifest.ts'
import { graphIds, type GraphContext } from '../../seo/structuredData.ts'

/** The home page adds the catalog of services to the agency. */
export function homeStructuredData({ origin, locale, translate }: GraphContext): Thing[] {
  const catalog: OfferCatalog = {
    '@type': 'OfferCatalog',
    '@id': `${origin}/#services`,
    provider: { '@id': graphIds(origin).organization },
    itemListElement: services.map(({ id, title, text }) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name: translate(title),
        description: translate(text),
        url: origin + hrefFor(servicePages[id], locale),
        provider: { '@id': graphIds(origin).organization },
      },
    })),
  } as OfferCatalog
  return [catalog]
}
