import { useCallback, useLayoutEffect, useMemo, type ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { messageComponents } from '../app/messageComponents.tsx'
import type { PageOrNotFound } from '../app/pageName.ts'
import { useLinks } from '../app/useLinks.ts'
import { targetOf } from '../app/views.ts'
import { Section } from '../components/Section/Section.tsx'
import type { SectionTone } from '../components/Section/Section.css.ts'
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

/** Where a story takes place; stories say it in their `parameters`. */
export type StoryPlace = {
  /** The page that the story belongs to; home where nothing is said, and a blog post only with its `path`. */
  readonly page?: PageOrNotFound
  /** An address that no page id can say, for instance that of a blog post. Its language wins. */
  readonly path?: string
  /** Puts the story into a section of this tone: for components, which have no margins of their own. */
  readonly surface?: SectionTone
}
type Props = StoryPlace & { readonly locale: Locale; readonly children: ReactNode }

/** What the app is around every page: routes, language, messages. Language and page follow the address, as they do there. */
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
  const target = useMemo(() => targetOf(pathname), [pathname])
  const { locale } = target
  const i18n = useMemo(() => i18nWith(locale, catalogs[locale]), [locale])
  // Stories read the whole catalogs, in which facts are still variables.
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
