import './styles/global.css.ts'
import './styles/utilities.css.ts'
// vite-react-ssg imports it dynamically, in a further request.
// oxlint-disable-next-line import/no-unassigned-import -- so that it is a part of this chunk
import 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { ViteReactSSG, type RouteRecord } from 'vite-react-ssg'
import { isBelowBlog } from './app/belowBlog.ts'
import { repairEntry } from './app/repairEntry.ts'
import { listHandle, prerendered, routes } from './app/routes.tsx'
import { pageAt } from './app/pageAt.ts'
import { openListDocument } from './features/blog/blogData.ts'
import { localeTags } from './i18n/locales.ts'
import { preload, setRouter } from './lib/navigation.ts'
import { savesData } from './lib/savesData.ts'
import { correctedAddress } from './routing/correctedAddress.ts'
import { redirectFor } from './routing/redirects.ts'

export { prerendered as includedRoutes }

/**
 * vite-react-ssg gives each route a loader that asks for a list of all pages, which is gone after the next deploy:
 * https://github.com/Daydreamer-riri/vite-react-ssg/issues/93. Documents contain their data (src/features/blog/blogData.ts).
 */
const withOwnLoaders = (all: readonly RouteRecord[]): RouteRecord[] =>
  all.map(
    ({ children, ...route }) =>
      ({
        ...route,
        loader: route.handle === listHandle ? openListDocument : undefined,
        ...(children === undefined ? {} : { children: withOwnLoaders(children) }),
      }) as RouteRecord,
  )

/** The metadata of a page (src/seo/PageHead.tsx). */
const pageTags =
  'title, meta[name]:not([name="viewport"], [name="theme-color"], [name="format-detection"]), meta[property], link:is([rel="canonical"], [hreflang])'

if (!import.meta.env.SSR) prepareDocument()

export const createRoot = ViteReactSSG({
  routes,
  future: { v7_startTransition: true, v7_relativeSplatPath: true },
  // An empty object: no loader runs for the document that is there.
  customCreateRouter: (all, options) =>
    setRouter(createBrowserRouter(withOwnLoaders(all), { ...options, hydrationData: { loaderData: {} } })),
})

function prepareDocument(): void {
  // Hosts answer some addresses with another document, such as the English 404.html: React then renders instead of hydrating.
  const { locale } = pageAt(location.pathname)
  // Not by `lang`, which translators in the browser change.
  const printed = document.querySelector<HTMLMetaElement>('meta[property="og:locale"]')?.content
  const isOtherLanguage = printed !== localeTags[locale].openGraph
  if (isOtherLanguage || redirectFor(location.pathname) !== undefined || isBelowBlog()) {
    document.getElementById('root')?.removeAttribute('data-server-rendered')
    const tags = document.head.querySelectorAll(pageTags)
    // Until then the document may be all that the visitor gets.
    const replaceHead = () => {
      document.documentElement.lang = locale
      for (const tag of tags) tag.remove()
    }
    document.addEventListener('hydrated', replaceHead, { once: true })
  }
  repairEntry()
  addEventListener('popstate', repairEntry)
  if (pageAt(location.pathname).page === 'notFound') openCorrectedAddress()
  if (!savesData()) document.addEventListener('hydrated', prefetchPages, { once: true })
}

/** Hosts answer a mistyped address with the 404 page. */
function openCorrectedAddress(): void {
  const address = correctedAddress(location)
  if (address !== undefined) location.replace(address)
}

/** Loads a page when the visitor points at its link. */
function prefetchPages(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, prefetch, { capture: true, passive: true })
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  // A failure is reported when the visitor follows the link.
  if (link !== null) preload(link.pathname).catch(() => {})
}
