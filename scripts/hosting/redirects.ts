import { redirects, type Redirect } from '../../src/routing/redirects.ts'

/** An address without a file of its own that is answered with another file, status 200. */
export type Fallback = {
  /** A `:name` stands for one part of a path. */
  readonly from: string
  /** The file, below the output folder. */
  readonly file: string
}

export type Hosting = { readonly redirects: readonly Redirect[]; readonly fallbacks: readonly Fallback[] }

/** What hosts do beside serving files. Every redirect is permanent (301) and keeps the query. */
export const hosting: Hosting = { redirects, fallbacks: [] }
