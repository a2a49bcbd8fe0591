import { defaultLocale } from '../i18n/locales.ts'
import type { Route } from '../routing/manifest.ts'
import { isIndexable } from '../routing/pageKinds.ts'

/** One `<link rel="alternate" hreflang>`, absolute. */
export type AlternateLink = { readonly hreflang: string; readonly href: string }

/**
 * The language versions of a page for search engines, none for a page that they must not list. The head of the page, the
 * sitemap and navigation within the app all print what this function returns, so that they cannot disagree.
 */
export function alternateLinks(route: Route | undefined, origin: string): readonly AlternateLink[] {
  if (route === undefined || !isIndexable(route)) return []
  const { translations, path } = route
  const versions = { ...translations, 'x-default': translations[defaultLocale] ?? path }
  return Object.entries(versions).map(([hreflang, address]) => ({ hreflang, href: origin + address }))
}
