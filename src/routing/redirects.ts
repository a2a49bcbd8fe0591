import { defaultLocale, locales } from '../i18n/locales.ts'
import { hrefFor, pathIn } from './manifest.ts'
import { pageIds, pathTable } from './paths.ts'

export type Redirect = { readonly from: string; readonly to: string }

/**
 * Redirected addresses (docs/product.md, "Routes"): the blog without a language prefix, and English-only pages
 * requested under another language. A `*` matches the rest of the path.
 */
export const redirects: readonly Redirect[] = [
  { from: pathTable.blog[defaultLocale], to: hrefFor('blog', defaultLocale) },
  { from: `${pathTable.blog[defaultLocale]}/*`, to: `${hrefFor('blog', defaultLocale)}/*` },
  ...pageIds.flatMap((page) =>
    locales
      .filter((locale) => pathIn(page, locale) === null)
      .map((locale) => ({ from: `/${locale}${pathTable[page][defaultLocale]}`, to: hrefFor(page, defaultLocale) })),
  ),
]

/** The target of a redirected path, or `undefined`. */
export function redirectFor(pathname: string): string | undefined {
  for (const { from, to } of redirects) {
    if (from === pathname) return to
    if (from.endsWith('/*') && pathname.startsWith(from.slice(0, -1)) && pathname.length > from.length - 1)
      return to.slice(0, -1) + pathname.slice(from.length - 1)
  }
  return undefined
}
