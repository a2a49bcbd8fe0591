import { useMemo } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { LanguageProvider } from '../../i18n/LanguageProvider.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { useOnline } from '../../lib/useOnline.ts'
import { MessageDefaultsContext, useMessage } from '../../i18n/useMessage.ts'
import { PageContext } from '../../routing/usePage.ts'
import { ConsentSlot } from '../ConsentSlot.tsx'
import { LoadingWrapper } from '../LoadingWrapper.tsx'
import { messageComponents } from '../messageComponents.tsx'
import { pageAt } from '../pageAt.ts'
import { useCountryMove } from '../useCountryMove.ts'
import { usePrefetch } from '../usePrefetch.ts'
import { ContactWidget } from './ContactWidget.tsx'
import { layout as copy } from './copy.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { frame, main, skipLink } from './Layout.css.ts'
import { LeadAnswer } from './LeadAnswer.tsx'
import { Letterhead } from './Letterhead.tsx'
import { MobileBar } from './MobileBar.tsx'
import { Offline } from './Offline.tsx'
import { useDocument, usePendingNavigation, useStart } from './useDocument.ts'

/** Providers and frame of every page of a language; stays mounted across navigations within it. */
export function Layout({ locale }: { readonly locale: Locale }) {
  const { pathname } = useLocation()
  const next = useNavigation().location
  const isOnline = useOnline()
  const page = useMemo(() => pageAt(pathname), [pathname])
  const defaults = useMemo(() => ({ values: {}, components: messageComponents(locale) }), [locale])
  const changesLanguage = next !== undefined && pageAt(next.pathname).locale !== locale
  useStart()
  useDocument(locale)
  useCountryMove(page)
  usePendingNavigation()
  usePrefetch(locale)
  return (
    <LanguageProvider locale={locale} isLoading={changesLanguage && isOnline}>
      <PageContext value={page}>
        <MessageDefaultsContext value={defaults}>
          <LoadingWrapper>
            {/* Another language is another page: a translator may have moved the texts, which React then cannot change. */}
            <Frame key={locale} />
          </LoadingWrapper>
          <LeadAnswer />
          <Offline />
        </MessageDefaultsContext>
      </PageContext>
    </LanguageProvider>
  )
}

function Frame() {
  const translate = useMessage()
  return (
    <div className={frame}>
      <a className={skipLink} href="#main">
        {translate(copy.skip)}
      </a>
      {__ASKS_CONSENT__ && <ConsentSlot />}
      <Header />
      <Letterhead />
      <main id="main" className={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ContactWidget />
      <MobileBar />
      <ScrollRestoration />
    </div>
  )
}
