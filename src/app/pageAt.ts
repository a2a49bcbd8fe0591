import { defaultLocale, type Locale } from '../i18n/locales.ts'
import { routeOf } from '../routing/blogPaths.ts'
import { hrefFor } from '../routing/manifest.ts'
import { localeOfPath, translatePath } from '../routing/translatePath.ts'
import type { CurrentPage } from '../routing/usePage.ts'

/** The page and language of an address. */
export function pageAt(pathname: string): CurrentPage {
  const route = routeOf(pathname)
  if (route !== undefined) return { page: route.page, locale: route.locale, route }
  return { page: 'notFound', locale: localeOfPath(pathname) ?? defaultLocale, route: undefined }
}

/** The address of a page in another language. An unknown address has no counterpart, so it is home. */
export const pathInLanguage = (pathname: string, locale: Locale): string =>
  pageAt(pathname).page === 'notFound' ? hrefFor('home', locale) : translatePath(pathname, locale)
