import { startTransition, use, useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom'
import { storeLocale } from '../i18n/detection.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import type { Locale } from '../i18n/locales.ts'
import { PageContext } from '../seo/usePage.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { isDialogEntry } from './hydration/dialogEntry.ts'
import { unhydratedContent } from './hydration/hydrated.ts'
import { LazyContact, LazyContent } from './hydration/LazyContent.tsx'
import { Layout } from './Layout/Layout.tsx'
import { LoadingWrapper } from './LoadingWrapper.tsx'
import { isOutOfReach, openOnceOnline, stopWaiting } from './openPage.ts'
import { PageTransition } from './PageTransition.tsx'
import { useCountryMove } from './useCountryMove.ts'
import { useLinks } from './useLinks.ts'
import { useScrollAndFocus } from './useScrollAndFocus.ts'
import { isLoaded, loadView, pathInLanguage, targetOf, viewOf, type FirstView, type Target } from './views.ts'

type Props = {
  /** The prerendered page to hydrate; undefined where the document contains another page. */
  readonly first?: FirstView
}

/** The app around every page: language, messages, layout. */
export function App({ first }: Props) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const target = useMemo(() => targetOf(pathname), [pathname])
  const { locale } = target
  const { i18n, view, contactKey } = useShown(target, pathname, first)
  const [isLoading, setLoading] = useState(false)

  const goTo = useCallback(
    (language: Locale, options?: NavigateOptions) =>
      navigate(pathInLanguage(location.pathname, language) + location.search + location.hash, options),
    [navigate],
  )
  const setLanguage = useCallback(
    (language: Locale) => {
      storeLocale(language)
      const path = pathInLanguage(location.pathname, language)
      if (isOutOfReach(path)) return openOnceOnline(path + location.search + location.hash)
      stopWaiting()
      const options = { replace: isDialogEntry() }
      const next = targetOf(path)
      if (isLoaded(next)) return goTo(language, options)
      const { pathname: before } = location
      // Not useTransition, whose pending flag sometimes stayed true after the navigation (React 19.3.1). One transition
      // for both, so that the old page does not come back in between; a view that fails reloads the document.
      const show = () =>
        startTransition(() => {
          if (location.pathname === before) goTo(language, options)
          setLoading(false)
        })
      setLoading(true)
      loadView(next).then(show, show)
    },
    [goTo],
  )
  useScrollAndFocus(locale)
  useCountryMove(target, (language) => goTo(language, { replace: true }))
  useLinks()

  return (
    <LanguageProvider language={locale} setLanguage={setLanguage} isLoading={isLoading} i18n={i18n}>
      <PageContext value={target}>
        <ErrorBoundary>
          <LoadingWrapper>
            <Layout contact={<LazyContact key={contactKey} view={view} />}>
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

/**
 * The first view until the first navigation, then the view of each path: the old page stays until the new one loads.
 */
function useShown(target: Target, pathname: string, first: FirstView | undefined) {
  const [firstPath, setFirstPath] = useState(first && pathname)
  const [contactKey, setContactKey] = useState('first')
  if (firstPath !== undefined && firstPath !== pathname) {
    setFirstPath(undefined)
    // React cannot change the view of an Activity that it has not hydrated yet, so that one is replaced.
    if (unhydratedContent() !== null) setContactKey('replaced')
  }
  if (first !== undefined && firstPath === pathname) return { ...first, contactKey }
  const found = viewOf(target)
  const view = found instanceof Promise ? use(found) : found
  return { i18n: view.i18n, view, contactKey }
}
