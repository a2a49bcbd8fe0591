import { company } from '../content/company.ts'
import { locales, localeTags, type Locale } from '../i18n/locales.ts'
import type { Route } from '../routing/manifest.ts'
import { alternateLinks, type AlternateLink } from './alternates.ts'
import { socialImagePath } from './socialImagePath.ts'

export type MetadataInput = {
  readonly route: Route | undefined
  readonly locale: Locale
  /** Without the company's name. */
  readonly title: string
  readonly description: string
  readonly origin: string
  readonly ogType?: 'website' | 'article'
  /** Path of the social image; the page's own with its title unless said otherwise. */
  readonly image?: string
}

export type Metadata = {
  readonly title: string
  readonly description: string
  /** Absolute; missing on a page without an address of its own. */
  readonly canonical: string | undefined
  readonly isIndexable: boolean
  readonly openGraph: Readonly<Record<string, string>>
  readonly alternateLocales: readonly string[]
  readonly alternates: readonly AlternateLink[]
}

const imageSize = { width: '1200', height: '630' }

/** What every title ends in. */
export const titleSuffix = ` | ${company.name}`

/** Everything that the head of a page says, from its route and its texts. Pure. */
export function pageMetadata({
  route,
  locale,
  title,
  description,
  origin,
  ogType = 'website',
  image = route === undefined ? company.socialImage : socialImagePath(route),
}: MetadataInput): Metadata {
  const fullTitle = title + titleSuffix
  const canonical = route && origin + route.path
  return {
    title: fullTitle,
    description,
    canonical,
    isIndexable: route?.indexable ?? false,
    openGraph: {
      'og:type': ogType,
      'og:site_name': company.longName,
      'og:title': title,
      'og:description': description,
      'og:locale': localeTags[locale].openGraph,
      'og:image': origin + image,
      'og:image:width': imageSize.width,
      'og:image:height': imageSize.height,
      ...(canonical === undefined ? {} : { 'og:url': canonical }),
    },
    alternateLocales: locales
      .filter((other) => other !== locale && route?.translations[other] !== undefined)
      .map((other) => localeTags[other].openGraph),
    alternates: alternateLinks(route, origin),
  }
}
