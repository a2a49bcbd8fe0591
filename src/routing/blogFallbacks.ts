import { locales } from '../i18n/locales.ts'
import { fallbackPath, furtherPagePattern, listSegment, slugPattern } from './blogPaths.ts'
import { hrefFor } from './manifest.ts'

/** The page of a language that hosts serve, with status 200, for a blog address without a file: the app reads the database. */
export type Fallback = {
  /** Without `.html`. */
  readonly path: string
  /** A regular expression, without `^` and `$`: the addresses that a post or a further page of the list can have. */
  readonly addresses: string
}

const inner = ({ source }: RegExp): string => source.replaceAll(/^\^|\$$/g, '')

export const fallbacks: readonly Fallback[] = locales.map((locale) => ({
  path: fallbackPath(locale),
  addresses: `${hrefFor('blog', locale)}/(?:${inner(slugPattern)}|${listSegment}/${inner(furtherPagePattern)})`,
}))

/** Path of the fallback page for an address, or `undefined`. */
export const fallbackFor = (pathname: string): string | undefined =>
  fallbacks.find(({ addresses }) => new RegExp(`^${addresses}$`).test(pathname))?.path
