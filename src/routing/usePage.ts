import { createContext, use } from 'react'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import type { Locale } from '../i18n/locales.ts'
import { hrefFor, type Route, type RoutePage } from './manifest.ts'
import type { PageId } from './paths.ts'

/** The current page; `route` is missing on the page for unknown addresses. */
export type CurrentPage = {
  readonly page: RoutePage | 'notFound'
  readonly locale: Locale
  readonly route: Route | undefined
}

type PageContextValue = Omit<CurrentPage, 'locale'>
export const PageContext = createContext<PageContextValue | null>(null)

/**
 * The current page, without its language, which is `useLanguage`'s.
 *
 * @throws outside the app: pages and sections are rendered by src/app/Layout/Layout.tsx, or by src/testing.
 */
export function usePage(): PageContextValue {
  const page = use(PageContext)
  if (page === null) throw new Error('usePage must be used within the app’s PageContext')
  return page
}

/** Builds links to pages in the language of the page. */
export function useHref(): (page: PageId) => string {
  const { locale } = useLanguage()
  return (page) => hrefFor(page, locale)
}
