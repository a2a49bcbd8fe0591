import type { Route } from './manifest.ts'
import type { PageId } from './paths.ts'

/** Pages that advertisements lead to, in English only: their own short footer links to legal pages only. */
export const landingPages: ReadonlySet<string> = new Set<PageId>([
  'buyProperty',
  'luxuryVillas',
  'investmentHomes',
  'investmentProperties',
])

/** Pages that search engines must not list. */
export const noindexPages: ReadonlySet<string> = new Set<PageId>(['legalNotice', 'dataPrivacy', 'thankYou'])

export const isIndexable = ({ page }: Pick<Route, 'page'>): boolean => !noindexPages.has(page)
