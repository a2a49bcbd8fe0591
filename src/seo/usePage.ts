import { createContext, use } from 'react'
import type { Locale } from '../i18n/locales.ts'
import { hrefFor, type Route, type RoutePage } from '../routing/manifest.ts'
import type { PageId } from '../routing/paths.ts'

/** The page that is shown; `route` is missing on the page for unknown addresses. */
export type CurrentPage = {
  readonly page: RoutePage | 'notFound'
  readonly locale: Locale
  readonly route: Route | undefined
}

export const PageContext = createContext<CurrentPage | null>(null)

/** @throws outside the app: pages and sections are rendered by src/app/Layout/Layout.tsx, or by src/testing. */
export function usePage(): CurrentPage {
  const page = use(PageContext)
  if (page === null) throw new Error('usePage must be used within the app’s PageContext')
  return page
}

/** Builds links to pages in the language of the page. */
export function useHref(): (page: PageId) => string {
  const { locale } = usePage()
  return (page) => hrefFor(page, locale)
}
