import './styles/global.css.ts'
import './styles/utilities.css.ts'
// vite-react-ssg imports it dynamically, in a further request.
// oxlint-disable-next-line import/no-unassigned-import -- so that it is a part of this chunk
import 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { ViteReactSSG, type RouteRecord } from 'vite-react-ssg'
import { repairEntry } from './app/repairEntry.ts'
import { prerendered, routes } from './app/routes.tsx'
import { targetOf } from './app/target.ts'
import { documentData, hydrationData } from './features/blog/blogData.ts'
import { localeTags } from './i18n/locales.ts'
import { preload, setRouter } from './lib/navigation.ts'
import { savesData } from './lib/savesData.ts'
import { meantAddress } from './routing/meantPath.ts'
import { redirectFor } from './routing/redirects.ts'

export { prerendered as includedRoutes }

/**
 * vite-react-ssg replaces each route's loader by one that asks for a list of all pages, which is gone after the next
 * deploy: https://github.com/Daydreamer-riri/vite-react-ssg/issues/93. Only the blog has data; what the document does not
 * contain, its pages read from the database.
 */
const withDocumentData = (all: readonly RouteRecord[]): RouteRecord[] =>
  all.map(
    ({ children, ...route }) =>
      ({
        ...route,
        loader: route.handle === 'blog' ? documentData : undefined,
        ...(children === undefined ? {} : { children: withDocumentData(children) }),
      }) as RouteRecord,
  )

/** The metadata of a page (src/seo/PageHead.tsx). */
const pageTags =
  'title, meta[name]:not([name="viewport"], [name="theme-color"]), meta[property], link:is([rel="canonical"], [hreflang])'

if (!import.meta.env.SSR) prepareDocument()

export const createRoot = ViteReactSSG({
  routes,
  future: { v7_startTransition: true, v7_relativeSplatPath: true },
  customCreateRouter: (all, options) =>
    setRouter(createBrowserRouter(withDocumentData(all), { ...options, ...hydrationData() })),
})

function prepareDocument(): void {
  // Hosts answer some addresses with another document, such as the English 404.html: React then renders, and does not hydrate.
  const { locale } = targetOf(location.pathname)
  // Not by `lang`, which translators in the browser change.
  const printed = document.querySelector<HTMLMetaElement>('meta[property="og:locale"]')?.content
  if (printed !== localeTags[locale].openGraph || redirectFor(location.pathname) !== undefined) {
    document.documentElement.lang = locale
    document.getElementById('root')?.removeAttribute('data-server-rendered')
    for (const tag of document.head.querySelectorAll(pageTags)) tag.remove()
  }
  repairEntry()
  addEventListener('popstate', repairEntry)
  if (targetOf(location.pathname).page === 'notFound') openMeantPage()
  if (!savesData()) document.addEventListener('hydrated', prefetchPages, { once: true })
}

/** Hosts answer a mistyped address with the 404 page. */
function openMeantPage(): void {
  const address = meantAddress(location)
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
