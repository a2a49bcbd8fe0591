import type { Route } from '../routing/manifest.ts'

/** One `<link rel="alternate" hreflang>`, absolute. */
export type AlternateLink = { readonly hreflang: string; readonly href: string }

/**
 * The language versions of a page for search engines. The head of the page, the sitemap and navigation within the app
 * all print what this function returns, so that they cannot disagree.
 */
export const alternateLinks = (route: Route | undefined, origin: string): readonly AlternateLink[] =>
  route === undefined ? [] : route.alternates.map(({ hreflang, path }) => ({ hreflang, href: origin + path }))
