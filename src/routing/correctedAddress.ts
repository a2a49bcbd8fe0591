import { locales } from '../i18n/locales.ts'
import { routeOf } from './blogPaths.ts'
import { pageIds, pathTable } from './paths.ts'
import { redirectFor } from './redirects.ts'
import { localeOfPath, translatePath } from './translatePath.ts'

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * The address of the page that a mistyped one means, or `undefined`: in capitals, with double slashes or umlauts, with what
 * followed it in a text, without a language or with the path of another, or with an encoded or missing `?` or `#`.
 */
export function correctedAddress({ pathname, search, hash }: Address): string | undefined {
  const [, path = '', query = '', anchor = ''] = /^([^?#&;]*)([^#]*)(.*)$/s.exec(decoded(pathname)) ?? []
  const page = pageOf(withoutTypos(path))
  if (page === undefined || page === pathname) return undefined
  const queries = [query, search].map((it) => it.replace(/^[?&;]+/, '')).filter(Boolean)
  return page + (queries.length > 0 ? `?${queries.join('&')}` : '') + (hash || anchor)
}

const withoutTypos = (path: string): string =>
  path
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/\/{2,}/g, '/')
    .replace(/[^\p{L}\p{N}]+$/u, '')

/** A page of any language's path: in the language of its prefix, else in that of the path. */
function pageOf(path: string): string | undefined {
  const known = redirectFor(path) ?? routeOf(path)?.path
  if (known !== undefined || path === '') return known
  const locale = localeOfPath(path) ?? locales.find((its) => pageIds.some((page) => pathTable[page][its] === path))
  return locale && routeOf(translatePath(path, locale))?.path
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
