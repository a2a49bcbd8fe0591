import { company } from '../content/company.ts'
import { locales, localeTags, type Locale } from '../i18n/locales.ts'
import type { Route } from '../routing/manifest.ts'
import { isIndexable } from '../routing/pageKinds.ts'
import { alternateLinks, type AlternateLink } from './alternates.ts'
import { socialImagePath } from './socialImagePath.ts'

export type MetadataInput = {
  readonly route: Route | undefined
  readonly locale: Locale
  /** Without the company's name. */
  readonly title: string
  readonly description: string
  readonly origin: string
  /** Makes the page an article of social networks. ISO 8601. */
  readonly article?: ArticleTimes
  /** Social image: a path of the site, or an address. Default: the image of the page, with its title. */
  readonly image?: string
  readonly feed?: Feed | undefined
}

/** A feed that the page belongs to. */
export type Feed = { readonly href: string; readonly title: string }

export type ArticleTimes = { readonly publishedAt: string; readonly updatedAt: string }

export type Metadata = {
  readonly title: string
  readonly description: string
  /** Absolute; missing on a page without an address of its own. */
  readonly canonical: string | undefined
  readonly isIndexable: boolean
  readonly openGraph: Readonly<Record<string, string>>
  readonly alternateLocales: readonly string[]
  readonly alternates: readonly AlternateLink[]
  readonly feed: Feed | undefined
  readonly twitterCard: 'summary_large_image' | undefined
}

/** Size of the generated social images, pixels. */
const imageSize = { 'og:image:width': '1200', 'og:image:height': '630' }

/** A path of the site as an address; an address stays what it is. */
export const absolute = (address: string, origin: string): string => new URL(address, origin).href

/** Suffix of every title. */
export const titleSuffix = ` | ${company.name}`

/** The metadata of a page, from its route and its texts. Pure. */
export function pageMetadata({
  route,
  locale,
  title,
  description,
  origin,
  article,
  feed,
  image = route === undefined ? company.socialImage : socialImagePath(route),
}: MetadataInput): Metadata {
  const fullTitle = title + titleSuffix
  const canonical = route && origin + route.path
  return {
    title: fullTitle,
    description,
    canonical,
    isIndexable: route !== undefined && isIndexable(route),
    openGraph: {
      'og:type': article === undefined ? 'website' : 'article',
      'og:site_name': company.longName,
      'og:title': title,
      'og:description': description,
      'og:locale': localeTags[locale].openGraph,
      'og:image': absolute(image, origin),
      'og:image:alt': title,
      ...(image.startsWith('/social/') ? imageSize : {}),
      ...(article === undefined
        ? {}
        : { 'article:published_time': article.publishedAt, 'article:modified_time': article.updatedAt }),
      ...(canonical === undefined ? {} : { 'og:url': canonical }),
    },
    alternateLocales: locales
      .filter((other) => other !== locale && route?.translations[other] !== undefined)
      .map((other) => localeTags[other].openGraph),
    alternates: alternateLinks(route, origin),
    feed,
    twitterCard: 'summary_large_image',
  }
}
