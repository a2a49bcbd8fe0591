import { company } from '../content/company.ts'
import { locales, localeTags, type Locale } from '../i18n/locales.ts'
import type { Route } from '../routing/manifest.ts'
import { isIndexable } from '../routing/pageKinds.ts'
import { alternateLinks } from './alternates.ts'
import { socialImagePath } from './socialImagePath.ts'

type Input = {
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
}

export type ArticleTimes = { readonly publishedAt: string; readonly updatedAt: string }

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
  image = route === undefined ? company.socialImage : socialImagePath(route),
}: Input) {
  const canonical = route && origin + route.path
  const openGraph: Readonly<Record<string, string>> = {
    'og:type': article === undefined ? 'website' : 'article',
    'og:site_name': company.longName,
    'og:title': title,
    'og:description': description,
    'og:locale': localeTags[locale].openGraph,
    'og:image': absolute(image, origin),
    'og:image:alt': title,
    ...(image.startsWith('/social/') ? imageSize : {}),
    ...(article && { 'article:published_time': article.publishedAt, 'article:modified_time': article.updatedAt }),
    ...(canonical && { 'og:url': canonical }),
  }
  return {
    title: title + titleSuffix,
    /** Absolute; missing on a page without an address of its own. */
    canonical,
    isIndexable: route !== undefined && isIndexable(route),
    openGraph,
    alternateLocales: locales
      .filter((other) => other !== locale && route?.translations[other] !== undefined)
      .map((other) => localeTags[other].openGraph),
    alternates: alternateLinks(route, origin),
  }
}
