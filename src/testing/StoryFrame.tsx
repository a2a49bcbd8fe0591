import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLocation, useRouteError, type RouteObject } from 'react-router-dom'
import type { PageOrNotFound } from '../app/pageName.ts'
import { pageAt } from '../app/pageAt.ts'
import type { Locale } from '../i18n/locales.ts'
import { setRouter } from '../lib/navigation.ts'
import { hrefFor } from '../routing/manifest.ts'
import { PageContext } from '../routing/usePage.ts'
import { SiteTexts } from './SiteTexts.tsx'
import { surfaces } from './surface.css.ts'

/** Location of a story; set in the story's `parameters`. */
export type StoryPlace = {
  /** Page of the story; home by default. A blog post also needs a `path`. */
  readonly page?: PageOrNotFound
  /** Path that has no page id, for example of a blog post; its locale takes precedence. */
  readonly path?: string
  /** Surface and margins for components without margins. */
  readonly surface?: keyof typeof surfaces
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
    return setRouter(
      createMemoryRouter(routesOf(address, place), {
        initialEntries: [address],
        future: { v7_relativeSplatPath: true },
      }),
    )
  })
  return (
    <StoryContext value={surface === undefined ? children : <div className={surfaces[surface]}>{children}</div>}>
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
  const target = useMemo(() => pageAt(pathname), [pathname])
  const { locale } = target
  useLayoutEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <PageContext value={target}>
      <SiteTexts locale={locale}>{children}</SiteTexts>
    </PageContext>
  )
}
