import { use, useCallback, useEffect, useMemo, useState, ViewTransition } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { storeLocale } from '../i18n/detection.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import type { Locale } from '../i18n/locales.ts'
import { translatePath } from '../routing/translatePath.ts'
import { PageContext } from '../seo/usePage.ts'
import { claimContent } from './adoption.ts'
import { Content } from './Content.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Layout } from './Layout/Layout.tsx'
import { LoadingWrapper } from './LoadingWrapper.tsx'
import { useArrival } from './useArrival.ts'
import { useCountryMove } from './useCountryMove.ts'
import { useLinks } from './useLinks.ts'
import { targetOf, viewOf, type Adopted, type Target } from './views.ts'

/** A page gives way to the next in a view transition, where the browser can and motion is welcome. */
const pageChange = () =>
  import.meta.env.SSR || matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'auto'

type Props = {
  /** The prerendered page that the app takes over, if there is one; it stands until the first navigation. */
  readonly adopted?: Adopted
}

/** The app around every page: language, messages, layout. */
export function App({ adopted }: Props) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const target = useMemo(() => targetOf(pathname), [pathname])
  const { i18n, view } = useShown(target, pathname, adopted)
  const { locale } = target

  const goTo = useCallback(
    (language: Locale) => navigate(translatePath(location.pathname + location.search + location.hash, language)),
    [navigate],
  )
  const setLanguage = useCallback(
    (language: Locale) => {
      storeLocale(language)
      goTo(language)
    },
    [goTo],
  )
  useArrival(locale)
  useCountryMove(target, goTo)
  useLinks()

  return (
    <LanguageProvider language={locale} setLanguage={setLanguage} isLoading={false} i18n={i18n}>
      <PageContext value={target}>
        <ViewTransition key={pathname} default="none" enter={pageChange()} exit={pageChange()}>
          <ErrorBoundary>
            <LoadingWrapper>
              <Layout>
                <Content view={view} />
              </Layout>
            </LoadingWrapper>
          </ErrorBoundary>
        </ViewTransition>
      </PageContext>
    </LanguageProvider>
  )
}

/** The adopted page first, then the views of what is navigated to: the old page stays until the new one is there. */
function useShown(target: Target, pathname: string, adopted: Adopted | undefined) {
  const [first, setFirst] = useState(adopted && pathname)
  if (first !== undefined && first !== pathname) setFirst(undefined)
  useEffect(() => {
    if (first === undefined) claimContent()
  }, [first])
  if (adopted !== undefined && first === pathname) return adopted
  const found = viewOf(target)
  const view = found instanceof Promise ? use(found) : found
  return { i18n: view.i18n, view }
}
