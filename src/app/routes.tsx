import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { RouteRecord } from 'vite-react-ssg'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import { defaultLocale, locales, type Locale } from '../i18n/locales.ts'
import { listSegment } from '../routing/blogPaths.ts'
import { navigateIfIdle } from '../lib/navigation.ts'
import { hrefFor, manifest } from '../routing/manifest.ts'
import { redirectFor, redirects } from '../routing/redirects.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { Layout } from './Layout/Layout.tsx'
import { loadMessages } from './messages.ts'
import { loadFiles } from './loadFiles.ts'
import type { PageOrNotFound } from './pageName.ts'
import { pages } from './pages.ts'

/** The code and the messages of a page. */
const pageRoute = (page: PageOrNotFound, locale: Locale): RouteRecord => ({
  lazy: () =>
    loadFiles(async () => {
      const [Component] = await Promise.all([pages[page](), loadMessages(locale, page)])
      return { Component }
    }),
  errorElement: <ErrorScreen />,
})

/** What the pages of a language share. */
const layoutRoute = (locale: Locale): Pick<RouteRecord, 'lazy' | 'errorElement'> => ({
  lazy: () =>
    loadFiles(async () => {
      await loadMessages(locale, 'layout')
      return { element: <Layout locale={locale} /> }
    }),
  errorElement: (
    <LanguageProvider locale={locale}>
      <ErrorScreen />
    </LanguageProvider>
  ),
})

/** At build: the blog of the database. */
const blogOfBuild = async () => {
  if (!import.meta.env.SSR) throw new Error('Only a build has the whole blog.')
  return (await import('#blogOfBuild')).blogOfBuild()
}

/** Marks the routes of the blog's list, whose links load documents (src/main.tsx). */
export const listHandle = 'blogList'

/** A page of the blog, whose posts are data. A browser has those of its document (src/features/blog/blogData.ts). */
const blogRoute = (page: 'blog' | 'blogPost', locale: Locale): RouteRecord => ({
  ...pageRoute(page, locale),
  ...(import.meta.env.SSR
    ? { loader: async ({ request }) => (await blogOfBuild()).read(new URL(request.url).pathname) }
    : {}),
})

function localeRoutes(locale: Locale): RouteRecord {
  const home = hrefFor('home', locale)
  const blog = hrefFor('blog', locale)
  const localePages = manifest.filter((route) => route.locale === locale && route.page !== 'blog')
  return {
    path: home,
    ...layoutRoute(locale),
    children: [
      ...localePages.map(({ page, path }) => ({
        ...(path === home ? { index: true } : { path }),
        ...pageRoute(page, locale),
      })),
      { path: blog, handle: listHandle, ...blogRoute('blog', locale) },
      {
        path: `${blog}/${listSegment}/:page`,
        handle: listHandle,
        ...blogRoute('blog', locale),
        getStaticPaths: async () => [...(await blogOfBuild()).paths(locale).lists],
      },
      {
        path: `${blog}/:slug`,
        ...blogRoute('blogPost', locale),
        getStaticPaths: async () => [...(await blogOfBuild()).paths(locale).posts],
      },
      { path: '*', ...pageRoute('notFound', locale) },
    ] as RouteRecord[],
  }
}

function Redirect() {
  const { pathname, search, hash } = useLocation()
  const target = (redirectFor(pathname) ?? hrefFor('home', defaultLocale)) + search + hash
  useEffect(() => navigateIfIdle(target, { replace: true }), [target])
  return null
}

/** Every address of the site: vite-react-ssg prerenders these routes, and the browser's router has the same. */
export const routes: RouteRecord[] = [
  { path: '/', lazy: async () => ({ Component: (await import('./Chooser.tsx')).Chooser }) },
  ...locales.map(localeRoutes),
  ...redirects.map(({ from }): RouteRecord => ({ path: from, Component: Redirect })),
  {
    ...layoutRoute(defaultLocale),
    children: ['/404', '*'].map((path) => ({ path, ...pageRoute('notFound', defaultLocale) })),
  },
]

const redirected = new Set(redirects.map(({ from }) => from))

/** The paths of the routes that are prerendered: neither patterns nor redirects. */
export const prerendered = (paths: readonly string[]): string[] =>
  paths.filter((path) => !/[:*]/.test(path) && !redirected.has(path))
