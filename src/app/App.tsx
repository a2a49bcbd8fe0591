import { use, useCallback, useMemo, useState, useTransition } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { storeLocale } from '../i18n/detection.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import type { Locale } from '../i18n/locales.ts'
import { translatePath } from '../routing/translatePath.ts'
import { PageContext } from '../seo/usePage.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LazyContact, LazyContent } from './hydration/LazyContent.tsx'
import { Layout } from './Layout/Layout.tsx'
import { LoadingWrapper } from './LoadingWrapper.tsx'
import { PageTransition } from './PageTransition.tsx'
import { useCountryMove } from './useCountryMove.ts'
import { useLinks } from './useLinks.ts'
import { useScrollAndFocus } from './useScrollAndFocus.ts'
import { isLoaded, targetOf, viewOf, type FirstView, type Target } from './views.ts'

type Props = {
  /** The prerendered page that is being hydrated; none where the document holds another page. */
  readonly first?: FirstView
}

/** The app around every page: language, messages, layout. */
export function App({ first }: Props) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const target = useMemo(() => targetOf(pathname), [pathname])
  const { locale } = target
  const { i18n, view } = useShown(target, pathname, first)
  const [isLoading, startLoading] = useTransition()

  const goTo = useCallback(
    (language: Locale) => navigate(translatePath(location.pathname + location.search + location.hash, language)),
    [navigate],
  )
  const setLanguage = useCallback(
    (language: Locale) => {
      storeLocale(language)
      if (isLoaded(targetOf(translatePath(location.pathname, language)))) goTo(language)
      else startLoading(() => goTo(language))
    },
    [goTo],
  )
  useScrollAndFocus(locale)
  useCountryMove(target, goTo)
  useLinks()

  return (
    <LanguageProvider language={locale} setLanguage={setLanguage} isLoading={isLoading} i18n={i18n}>
      <PageContext value={target}>
        <ErrorBoundary>
          <LoadingWrapper>
            <Layout contact={<LazyContact view={view} />}>
              <PageTransition>
                <ErrorBoundary>
                  <LazyContent view={view} />
                </ErrorBoundary>
              </PageTransition>
            </Layout>
          </LoadingWrapper>
        </ErrorBoundary>
      </PageContext>
    </LanguageProvider>
  )
}

/** The first view until the first navigation, then the view of each path: the old page stays until the new one is loaded. */
function useShown(target: Target, pathname: string, first: FirstView | undefined) {
  const [firstPath, setFirstPath] = useState(first && pathname)
  if (firstPath !== undefined && firstPath !== pathname) setFirstPath(undefined)
  if (first !== undefined && firstPath === pathname) return first
  const found = viewOf(target)
  const view = found instanceof Promise ? use(found) : found
  return { i18n: view.i18n, view }
}
