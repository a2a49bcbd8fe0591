import { routeOf } from './blogPaths.ts'
import { redirectFor } from './redirects.ts'

/**
 * The path of the page that a mistyped address means, or `undefined`: in capitals, with double slashes, or with what followed
 * it in a text, such as a full stop, at its end.
 */
export function meantPath(pathname: string): string | undefined {
  const meant = decoded(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/[^\p{L}\p{N}]+$/u, '')
  const path = redirectFor(meant) ?? routeOf(meant)?.path
  return path === pathname ? undefined : path
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
