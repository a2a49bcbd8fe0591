import type {
  BreadcrumbList,
  Graph,
  OpeningHoursSpecification,
  RealEstateAgent,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import { company } from '../content/company.ts'
import { openingHours } from '../content/reach.ts'
import { facts } from '../content/facts.ts'
import { pageLabels } from '../content/pageLabels.ts'
import { localeTags, locales } from '../i18n/locales.ts'
import type { Translate } from '../i18n/Message.tsx'
import { hrefFor } from '../routing/manifest.ts'
import type { CurrentPage } from '../routing/usePage.ts'

/** Context of the node builders. */
export type GraphContext = CurrentPage & {
  readonly origin: string
  readonly translate: Translate
  readonly title: string
  readonly description: string
}

/** Ids of the nodes shared by several pages; every node of a page's graph refers to them. */
export const graphIds = (origin: string) => ({
  organization: `${origin}/#organization`,
  website: `${origin}/#website`,
})

/** The absolute address of the page; its node's id is this and `#page`. */
export const addressOf = ({ origin, route }: Pick<GraphContext, 'origin' | 'route'>): string =>
  origin + (route?.path ?? '')

/** One connected graph for a page: the agency, the website, the page with its breadcrumbs, and what the page adds. */
export function pageGraph(context: GraphContext, parts: readonly Thing[]): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [organization(context), website(context), webPage(context), breadcrumbs(context), ...parts],
  }
}

/** The opening hours of the agency. */
export const hours: OpeningHoursSpecification[] = [
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    ...openingHours.weekdays,
  },
  { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', ...openingHours.saturday },
]

export function organization({ origin, locale }: GraphContext): RealEstateAgent {
  return {
    '@type': 'RealEstateAgent',
    '@id': graphIds(origin).organization,
    name: company.longName,
    alternateName: company.name,
    legalName: company.legalName,
    identifier: { '@type': 'PropertyValue', propertyID: 'ROAIIB', value: company.agentNumber },
    url: origin + hrefFor('home', locale),
    telephone: company.phone,
    email: company.email,
    foundingDate: String(facts.founded),
    image: `${origin}${company.socialImage}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      postalCode: company.address.postalCode,
      addressLocality: company.address.town,
      addressRegion: company.address.region,
      addressCountry: company.address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...company.geo },
    openingHoursSpecification: hours,
    areaServed: { '@type': 'AdministrativeArea', name: 'Mallorca' },
    knowsLanguage: locales.map((language) => localeTags[language].intl),
    currenciesAccepted: 'EUR, USD',
  }
}

export function website({ origin, locale }: GraphContext): WebSite {
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${hrefFor('guide', locale)}?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } as const
  return {
    '@type': 'WebSite',
    '@id': graphIds(origin).website,
    url: origin + hrefFor('home', locale),
    name: company.longName,
    inLanguage: localeTags[locale].intl,
    publisher: { '@id': graphIds(origin).organization },
    potentialAction: search,
  }
}

const pageTypes: Partial<Record<CurrentPage['page'], 'AboutPage' | 'ContactPage' | 'CollectionPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  blog: 'CollectionPage',
}

function webPage(context: GraphContext): WebPage {
  const { origin, page, locale, title, description } = context
  const address = addressOf(context)
  return {
    '@type': pageTypes[page] ?? 'WebPage',
    '@id': `${address}#page`,
    url: address,
    name: title,
    description,
    inLanguage: localeTags[locale].intl,
    isPartOf: { '@id': graphIds(origin).website },
    about: { '@id': graphIds(origin).organization },
    breadcrumb: { '@id': `${address}#breadcrumbs` },
  }
}

function breadcrumbs(context: GraphContext): BreadcrumbList {
  const { origin, route, locale, translate, page, title } = context
  const pages = (route?.trail ?? []).map((id) => ({
    name: translate(pageLabels[id]),
    item: origin + hrefFor(id, locale),
  }))
  // A post is below the blog and has no name but its title.
  const trail = page === 'blogPost' ? [...pages, { name: title, item: addressOf(context) }] : pages
  return {
    '@type': 'BreadcrumbList',
    '@id': `${addressOf(context)}#breadcrumbs`,
    itemListElement: trail.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item })),
  }
}
