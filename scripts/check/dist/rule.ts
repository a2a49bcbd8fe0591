import type { BuiltPage } from './page.ts'

export type Site = { readonly outDir: string; readonly origin: string; readonly pages: readonly BuiltPage[] }
/** Looks at one page and says what is wrong with it, in plain words. */
export type Rule = (page: BuiltPage, site: Site) => readonly string[]
