import { locales } from '../i18n/locales.ts'
import { fallbackPath, listSegment } from './blogPaths.ts'
import { hrefFor } from './manifest.ts'

export type Fallback = {
  /** `:name` matches one segment of a path. */
  readonly from: string
  /**
   * The built file, relative to the output folder, that a host serves with status 200 for a path without its own file.
   */
  readonly file: string
}

/** Fallback files for blog addresses without their own file: the app then reads the database. */
export const fallbacks: readonly Fallback[] = locales.flatMap((locale) =>
  ['/:slug', `/${listSegment}/:page`].map((rest) => ({
    from: `${hrefFor('blog', locale)}${rest}`,
    file: `${fallbackPath(locale)}.html`.slice(1),
  })),
)

/** The file of the fallback for an address, or `undefined`. */
export function fallbackFor(pathname: string): string | undefined {
  const parts = pathname.split('/')
  return fallbacks.find(({ from }) => {
    const wanted = from.split('/')
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
  })?.file
}
