import type { Thing } from 'schema-dts'
import { company } from '../../content/company.ts'
import { localeTags, locales } from '../../i18n/locales.ts'
import { graphIds, hours, type GraphContext } from '../../seo/structuredData.ts'

/** Adds contact points to the agency: hours, channels and languages. */
export function contactStructuredData({ origin, route }: GraphContext): Thing[] {
  const point = `${origin}${route?.path ?? ''}#contact-point`
  const { organization } = graphIds(origin)
  return [
    { '@type': 'ContactPage', '@id': `${origin}${route?.path ?? ''}#page`, mainEntity: { '@id': organization } },
    { '@type': 'RealEstateAgent', '@id': organization, contactPoint: { '@id': point } },
    {
      '@type': 'ContactPoint',
      '@id': point,
      contactType: 'customer service',
      telephone: company.phone,
      email: company.email,
      areaServed: 'ES',
      availableLanguage: locales.map((locale) => localeTags[locale].intl),
      hoursAvailable: hours,
    },
  ]
}
