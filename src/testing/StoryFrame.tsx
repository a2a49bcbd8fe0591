import { useCallback, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { messageComponents } from '../app/messageComponents.tsx'
import { stopWaiting } from '../app/openPage.ts'
import type { PageOrNotFound } from '../app/pageName.ts'
import { useLinks } from '../app/useLinks.ts'
import { targetOf } from '../app/views.ts'
import { Section, type SectionTone } from '../components/Section/Section.tsx'
import { formatFacts } from '../content/formatFacts.ts'
import { storeLocale } from '../i18n/detection.ts'
import { i18nWith } from '../i18n/instances.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import type { Locale } from '../i18n/locales.ts'
import { MessageDefaultsContext, translatePlain } from '../i18n/useMessage.ts'
import { hrefFor } from '../routing/manifest.ts'
import { translatePath } from '../routing/translatePath.ts'
import { PageContext } from '../seo/usePage.ts'
import { catalogs } from './catalogs.ts'

/** Location of a story; set in the story's `parameters`. */
export type StoryPlace = {
  /** Page of the story; home by default. A blog post also needs a `path`. */
  readonly page?: PageOrNotFound
  /** Path that has no page id, for example of a blog post; its locale takes precedence. */
  readonly path?: string
  /** Wraps the story in a section of this tone, for components without margins. */
  readonly surface?: SectionTone
}
type Props = StoryPlace & { readonly locale: Locale; readonly children: ReactNode }

/** The app's providers around a story: routes and messages; locale and page follow from the path, as in the app. */
export function StoryFrame({ locale, page = 'home', path, surface, children }: Props) {
  const address = path ?? (page === 'notFound' || page === 'blogPost' ? `/${locale}/unknown` : hrefFor(page, locale))
  return (
    <MemoryRouter initialEntries={[address]} future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <Providers>{surface === undefined ? children : <Section tone={surface}>{children}</Section>}</Providers>
    </MemoryRouter>
  )
}

function Providers({ children }: { readonly children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useLinks()
  // A page that is still loading when a story ends would replace the next one.
  useEffect(() => stopWaiting, [])
  const target = useMemo(() => targetOf(pathname), [pathname])
  const { locale } = target
  const i18n = useMemo(() => i18nWith(locale, catalogs[locale]), [locale])
  // Stories use the full catalogs, in which facts are still variables.
  const defaults = useMemo(
    () => ({
      components: messageComponents(locale),
      values: formatFacts(locale, (message, values = {}) => translatePlain(i18n, message, values)),
    }),
    [locale, i18n],
  )
  const setLanguage = useCallback(
    (language: Locale) => {
      storeLocale(language)
      navigate(translatePath(pathname + search + hash, language))
    },
    [navigate, pathname, search, hash],
  )
  useLayoutEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <LanguageProvider language={locale} setLanguage={setLanguage} isLoading={false} i18n={i18n}>
      <MessageDefaultsContext value={defaults}>
        <PageContext value={target}>{children}</PageContext>
      </MessageDefaultsContext>
    </LanguageProvider>
  )
}
