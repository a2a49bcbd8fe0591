import { isLocale, locales, type Locale } from '../i18n/locales.ts'
import { isBlogPath } from './blogPaths.ts'
import { hrefFor, withoutTrailingSlash } from './manifest.ts'
import { pageIds, pathTable } from './paths.ts'

/** The language prefix of a path, if it has one. */
export function localeOfPath(pathname: string): Locale | undefined {
  const first = pathname.split('/')[1]
  return isLocale(first) ? first : undefined
}

/**
 * The same page in another language (docs/product.md, "Routes"): strips the prefix, finds the
 * table's entry, returns the target path with its prefix. An unknown path keeps its remainder; a page that does not
 * exist in the target language leads to that language's home, and one below the blog, whose posts exist in one language
 * each, to the other blog. Query and hash are kept.
 */
export function translatePath(url: string, target: Locale): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  const prefix = localeOfPath(pathname)
  if (prefix !== undefined && prefix !== target && isBlogPath(pathname, prefix)) return hrefFor('blog', target) + rest
  const bare = withoutTrailingSlash(prefix ? pathname.slice(prefix.length + 1) || '/' : pathname)
  const page = pageIds.find((id) => locales.some((locale) => pathTable[id][locale] === bare))
  if (page === undefined) return `/${target}${bare}${rest}`
  return (pathTable[page][target] === null ? hrefFor('home', target) : hrefFor(page, target)) + rest
}
