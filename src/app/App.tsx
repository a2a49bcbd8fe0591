import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { storeLocale } from '../i18n/detection.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import type { Locale } from '../i18n/locales.ts'
import { MessageDefaultsContext } from '../i18n/Message.tsx'
import { translatePath } from '../routing/translatePath.ts'
import { PageContext } from '../seo/usePage.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Layout } from './Layout/Layout.tsx'
import { LoadingWrapper } from './LoadingWrapper.tsx'
import { messageDefaults } from './messageDefaults.tsx'
import { useArrival } from './useArrival.ts'
import { useCountryMove } from './useCountryMove.ts'
import { targetOf, useView } from './views.ts'

/** The app around every page: language, messages, layout. */
export function App() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const target = useMemo(() => targetOf(pathname), [pathname])
  const { Page, i18n } = useView(target)
  const { locale } = target

  const goTo = useCallback(
    (language: Locale) => navigate(translatePath(pathname + search + hash, language)),
    [navigate, pathname, search, hash],
  )
  const setLanguage = useCallback(
    (language: Locale) => {
      storeLocale(language)
      goTo(language)
    },
    [goTo],
  )
  const defaults = useMemo(() => messageDefaults(locale, i18n), [locale, i18n])
  useArrival(locale)
  useCountryMove(target, goTo)

  return (
    <LanguageProvider language={locale} setLanguage={setLanguage} isLoading={false} i18n={i18n}>
      <MessageDefaultsContext value={defaults}>
        <PageContext value={target}>
          <ErrorBoundary key={pathname}>
            <LoadingWrapper>
              <Layout>
                <Page />
              </Layout>
            </LoadingWrapper>
          </ErrorBoundary>
        </PageContext>
      </MessageDefaultsContext>
    </LanguageProvider>
  )
}
