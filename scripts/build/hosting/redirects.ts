import { fallbacks, type Fallback } from '../../../src/routing/blogFallbacks.ts'
import { redirects, type Redirect } from '../../../src/routing/redirects.ts'

export type Hosting = { readonly redirects: readonly Redirect[]; readonly fallbacks: readonly Fallback[] }

/** Files that hosts read but do not serve: hidden files, and the configuration of a host. A pattern of paths. */
export const unserved = '/\\.(?!well-known/)|^/_(?:headers|redirects)$'

/** Redirects of the site. Every one is permanent (301) and keeps the query. */
export const hosting: Hosting = { redirects, fallbacks }
