import { locales } from '../i18n/locales.ts'
import { cleanValue } from '../lib/typedText.ts'
import { routeOf } from './blogPaths.ts'
import { hrefFor, pathIn } from './manifest.ts'
import { pageIds, pathTable } from './paths.ts'
import { redirectFor } from './redirects.ts'

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * The address of the page that a mistyped one means, or `undefined`: in capitals, with double slashes or umlauts, without
 * hyphens, with what followed it in a text, without a language or with the path of another, with a country, or with an
 * encoded or missing `?` or `#`.
 */
export function correctedAddress({ pathname, search, hash }: Address): string | undefined {
  // An address may have been encoded by the program that wrote the link and again by the one that opened it.
  const written = decoded(decoded(pathname)).replaceAll('&amp;', '&')
  const [, path = '', query = '', anchor = ''] = /^([^?#&;]*)([^#]*)(.*)$/s.exec(written) ?? []
  const page = path === '/' ? path : pageOf(withoutTypos(path))
  if (page === undefined || page === pathname) return undefined
  const queries = [query, search].map((it) => it.replace(/^[?&;]+/, '')).filter(Boolean)
  return page + (queries.length > 0 ? `?${queries.join('&')}` : '') + (hash || anchor)
}

const withoutTypos = (path: string): string =>
  cleanValue(path)
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/\s*[\\/]+\s*/g, '/')
    .replace(/[^\p{L}\p{N}]+$/u, '')

/** A page of any language's path: in the language of its prefix, else in that of the path. */
function pageOf(path: string): string | undefined {
  const known = redirectFor(path) ?? routeOf(path)?.path
  if (known !== undefined) return known
  const [, first = ''] = path.split('/')
  const prefix = locales.find((its) => first === its || /^[-_][a-z]{2}$/.test(first.replace(its, '')))
  const typed = spelling(prefix ? path.slice(first.length + 1) : path)
  if (typed === '') return prefix && hrefFor('home', prefix)
  for (const locale of locales) {
    const page = pageIds.find((id) => spelling(pathTable[id][locale] ?? '') === typed)
    if (page !== undefined) return (prefix && pathIn(page, prefix)) ?? hrefFor(page, locale)
  }
  return undefined
}

/** What is left of a path without hyphens, however its umlauts are written. */
const spelling = (path: string): string => path.replace(/([aou])e/g, '$1').replace(/[^\p{L}\p{N}/]|\/$/gu, '')

/** Percent-encoding is UTF-8, or Latin-1 in old mail programs. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replace(/%([89a-f][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  }
}
