import { defaultLocale, locales } from '../i18n/locales.ts'
import { canonicalPath } from './canonicalPath.ts'
import { hrefFor, pathIn } from './manifest.ts'
import { pageIds, pathTable } from './paths.ts'

export type Redirect = { readonly from: string; readonly to: string }

/**
 * Addresses that have moved, such as those of an earlier site. A `*` at the end of `from` matches the rest of the path, and
 * one at the end of `to` repeats it. A build checks them (scripts/build/hosting/redirectProblems.ts).
 */
const moved: readonly Redirect[] = []

/** The blog without a language prefix, and English-only pages requested under another language (docs/product.md, "Routes"). */
const ofTheSite: readonly Redirect[] = [
  { from: `${pathTable.blog[defaultLocale]}/*`, to: `${hrefFor('blog', defaultLocale)}/*` },
  ...pageIds.flatMap((page) =>
    locales
      .filter((locale) => pathIn(page, locale) === null)
      .map((locale) => ({ from: `/${locale}${pathTable[page][defaultLocale]}`, to: hrefFor(page, defaultLocale) })),
  ),
]

/** What hosts, the local server and the app read. */
export const redirects: readonly Redirect[] = normalised([...moved, ...ofTheSite])

/** Canonical addresses, exact ones first. A pattern also redirects its folder, which hosts match differently. */
export function normalised(list: readonly Redirect[]): readonly Redirect[] {
  const all = list.map(({ from, to }) => ({ from: canonicalPath(from), to: canonicalPath(to) }))
  const exact = all.filter(({ from }) => !from.endsWith('/*'))
  const patterns = all.filter(({ from }) => from.endsWith('/*'))
  const folders = patterns
    .map(({ from, to }) => ({ from: from.slice(0, -2), to: to.replace(/\/\*$/, '') }))
    .filter(({ from }) => exact.every((it) => it.from !== from))
  return [...exact, ...folders, ...patterns.toSorted((one, other) => other.from.length - one.from.length)]
}

/** The target of a redirected path, or `undefined`. */
export function redirectFor(pathname: string, list = redirects): string | undefined {
  for (const { from, to } of list) {
    if (from === pathname) return to
    const folder = from.slice(0, -1)
    if (from.endsWith('/*') && pathname.startsWith(folder) && pathname !== folder)
      return to.replace(/\*$/, () => pathname.slice(folder.length))
  }
  return undefined
}
