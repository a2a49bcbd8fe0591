import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLocation, useRouteError, type RouteObject } from 'react-router-dom'
import { messageComponents } from '../app/messageComponents.tsx'
import type { PageOrNotFound } from '../app/pageName.ts'
import { targetOf } from '../app/target.ts'
import { Section, type SectionTone } from '../components/Section/Section.tsx'
import { formatFacts } from '../content/formatFacts.ts'
import { i18nWith } from '../i18n/instances.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import type { Locale } from '../i18n/locales.ts'
import { MessageDefaultsContext, translatePlain } from '../i18n/useMessage.ts'
import { hrefFor } from '../routing/manifest.ts'
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
  /** Content of the story's `<Outlet />`. */
  readonly outlet?: ReactNode
  /** Replaces a story that fails to render; without it the story's test fails. */
  readonly errorElement?: ReactNode
  /** Navigations stay pending, as with files that never arrive. */
  readonly isPending?: boolean
}
type Props = StoryPlace & { readonly locale: Locale; readonly children: ReactNode }

const StoryContext = createContext<ReactNode>(null)

/** The app's router and providers around a story; locale and page follow from the path, as in the app. */
export function StoryFrame({ locale, page = 'home', path, surface, children, ...place }: Props) {
  const [router] = useState(() => {
    const address = path ?? (page === 'notFound' || page === 'blogPost' ? `/${locale}/unknown` : hrefFor(page, locale))
    return createMemoryRouter(routesOf(address, place), {
      initialEntries: [address],
      future: { v7_relativeSplatPath: true },
    })
  })
  return (
    <StoryContext value={surface === undefined ? children : <Section tone={surface}>{children}</Section>}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </StoryContext>
  )
}

type RouteParts = Pick<StoryPlace, 'outlet' | 'errorElement' | 'isPending'>

const routesOf = (address: string, { outlet = null, errorElement, isPending = false }: RouteParts): RouteObject[] => [
  {
    element: <Story />,
    errorElement: errorElement === undefined ? <Rethrow /> : <Providers>{errorElement}</Providers>,
    children: [
      { path: address, element: outlet },
      { path: '*', ...(isPending ? { lazy: () => new Promise<never>(() => {}) } : { element: outlet }) },
    ],
  },
]

function Story() {
  return <Providers>{use(StoryContext)}</Providers>
}

/** React Router would show a failure of a story on a page of its own. */
function Rethrow(): never {
  throw useRouteError()
}

function Providers({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
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
  useLayoutEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <LanguageProvider language={locale} i18n={i18n}>
      <MessageDefaultsContext value={defaults}>
        <PageContext value={target}>{children}</PageContext>
      </MessageDefaultsContext>
    </LanguageProvider>
  )
}
