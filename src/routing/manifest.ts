import { defaultLocale, locales, type Locale } from '../i18n/locales.ts'
import { pageIds, pathTable, type PageId } from './paths.ts'

/** The pages of the path table, and the posts of the blog, which no table lists. */
export type RoutePage = PageId | 'blogPost'

export type Route = {
  readonly page: RoutePage
  readonly locale: Locale
  /** Absolute path with language prefix and no trailing slash, for instance `/de/ueber-uns`. */
  readonly path: string
  /** The same page in every language that has it, itself included. */
  readonly translations: Readonly<Partial<Record<Locale, string>>>
  /** Pages from home down to this one, for breadcrumbs. */
  readonly trail: readonly PageId[]
}
/** A page of the path table. */
export type ManifestRoute = Route & { readonly page: PageId }

/** The path of a page in a language, or `null` where the page does not exist in it. */
export function pathIn(page: PageId, locale: Locale): string | null {
  const path: string | null = pathTable[page][locale]
  if (path === null) return null
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Where a link to `page` leads for a reader of `locale`: the page itself, else its English version. */
export function hrefFor(page: PageId, locale: Locale): string {
  return pathIn(page, locale) ?? pathIn(page, defaultLocale) ?? `/${defaultLocale}`
}

/** Home, and the pages whose English path begins the page's. */
export function trailOf(page: PageId, pages = pageIds): readonly PageId[] {
  const path = `${pathTable[page].en}/`
  return pages
    .filter((above) => above === 'home' || path.startsWith(`${pathTable[above].en}/`))
    .toSorted((one, other) => pathTable[one].en.length - pathTable[other].en.length)
}

function translationsOf(page: PageId): Partial<Record<Locale, string>> {
  const entries = locales.map((locale) => [locale, pathIn(page, locale)] as const)
  return Object.fromEntries(entries.filter(([, path]) => path !== null))
}

const routesOf = (page: PageId): ManifestRoute[] =>
  locales.flatMap((locale) => {
    const path = pathIn(page, locale)
    if (path === null) return []
    return [
      {
        page,
        locale,
        path,
        translations: translationsOf(page),
        trail: trailOf(page),
      },
    ]
  })

/** Every page of the site in every language, in the order of the path table. */
export const manifest: readonly ManifestRoute[] = pageIds.flatMap(routesOf)

const byPath = new Map(manifest.map((route) => [route.path, route]))

/** Removes trailing slashes; `/` stays. */
export const withoutTrailingSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/'

export const findRoute = (pathname: string): ManifestRoute | undefined => byPath.get(withoutTrailingSlash(pathname))
