import { fallbacks, type Fallback } from '../../../src/routing/blogFallbacks.ts'
import { redirects, type Redirect } from '../../../src/routing/redirects.ts'

export type Hosting = { readonly redirects: readonly Redirect[]; readonly fallbacks: readonly Fallback[] }

/** Redirects of the site. Every one is permanent (301) and keeps the query. */
export const hosting: Hosting = { redirects, fallbacks }
