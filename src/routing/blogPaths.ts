import { locales, type Locale } from '../i18n/locales.ts'
import { findRoute, hrefFor, trailOf, withoutTrailingSlash, type Route } from './manifest.ts'

/**
 * Addresses below the blog: further pages of the list, and posts. The database determines them, so this module parses
 * them instead of listing them.
 */
export type BlogAddress =
  | { readonly kind: 'list'; readonly locale: Locale; readonly page: number }
  | { readonly kind: 'post'; readonly locale: Locale; readonly slug: string }

/**
 * Lower-case letters, digits and single hyphens, as the database demands (supabase/migrations). Hosts serve a file `index.html`
 * at the address of its folder, and Cloudflare Pages a file `404.html` for all that is missing beside it.
 */
const slugPattern = /^(?!(?:index|404)$)[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Longest slug, in characters: file systems take names of 255 bytes, and a page's file has an ending. */
const longestSlug = 200

export const listSegment = 'page'

/** Number of a page of the list, from 2: the first is the blog itself. */
const furtherPagePattern = /^(?:[2-9]|[1-9][0-9]{1,5})$/

/** Whether a post may have a slug, by the rules of the database (supabase/migrations). */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestSlug && slugPattern.test(value) && value !== listSegment

export const postPath = (locale: Locale, slug: string): string => `${hrefFor('blog', locale)}/${slug}`

/** The list's pages are counted from 1, and the first is the blog itself. */
export const listPath = (locale: Locale, page: number): string =>
  page === 1 ? hrefFor('blog', locale) : `${hrefFor('blog', locale)}/${listSegment}/${page}`

/** The feed of a language's posts. */
export const feedPath = (locale: Locale): string => `${hrefFor('blog', locale)}/feed.xml`

/** Whether an address is the blog of a language or is below it, regardless of the rest of the path. */
export const isBlogPath = (pathname: string, locale: Locale): boolean =>
  `${withoutTrailingSlash(pathname)}/`.startsWith(`${hrefFor('blog', locale)}/`)

export function matchBlogPath(pathname: string): BlogAddress | undefined {
  const bare = withoutTrailingSlash(pathname)
  for (const locale of locales) {
    const list = hrefFor('blog', locale)
    if (bare === list) return { kind: 'list', locale, page: 1 }
    if (!bare.startsWith(`${list}/`)) continue
    const [first = '', second, ...more] = bare.slice(list.length + 1).split('/')
    if (second === undefined) return slugPattern.test(first) ? { kind: 'post', locale, slug: first } : undefined
    return first === listSegment && more.length === 0 && furtherPagePattern.test(second)
      ? { kind: 'list', locale, page: Number(second) }
      : undefined
  }
  return undefined
}

/** The route of an address: a page of the manifest, or one below the blog. */
export function routeOf(pathname: string): Route | undefined {
  const known = findRoute(pathname)
  if (known !== undefined) return known
  const address = matchBlogPath(pathname)
  return address && blogRoute(address)
}

/**
 * A post exists in one language, and a further page of the list has no counterpart that holds the same posts: each is its
 * own and only version.
 */
export function blogRoute(address: BlogAddress): Route {
  const { kind, locale } = address
  const path = kind === 'post' ? postPath(locale, address.slug) : listPath(locale, address.page)
  return {
    page: kind === 'post' ? 'blogPost' : 'blog',
    locale,
    path,
    translations: { [locale]: path },
    trail: trailOf('blog'),
  }
}
