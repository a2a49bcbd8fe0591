import type { I18n } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import { i18nWith } from '../i18n/instances.ts'
import { defaultLocale, type Locale } from '../i18n/locales.ts'
import { whenOnline } from '../lib/whenOnline.ts'
import { isFallbackPath, routeOf } from '../routing/blogPaths.ts'
import { hrefFor, type Route } from '../routing/manifest.ts'
import { localeOfPath, translatePath } from '../routing/translatePath.ts'
import { loadHeaderMessages } from './headerMessages.ts'
import type { PageOrNotFound } from './pageName.ts'

/** The page and language of an address; `route` is missing for unknown addresses. */
export type Target = { readonly page: PageOrNotFound; readonly locale: Locale; readonly route: Route | undefined }
/** Code of a page, and its messages in one language. */
export type View = {
  readonly Page: ComponentType
  readonly Main: ComponentType<{ children: ReactNode }>
  readonly Contact: ComponentType
  readonly i18n: I18n
}

export function targetOf(pathname: string): Target {
  const route = routeOf(pathname)
  if (route !== undefined) return { page: route.page, locale: route.locale, route }
  if (isFallbackPath(pathname)) return { page: 'blogPost', locale: localeOfPath(pathname) ?? defaultLocale, route }
  return { page: 'notFound', locale: localeOfPath(pathname) ?? defaultLocale, route: undefined }
}

/** The address of a page in another language. An unknown address has no counterpart that answers, so it is home. */
export const pathInLanguage = (pathname: string, locale: Locale): string =>
  targetOf(pathname).page === 'notFound' ? hrefFor('home', locale) : translatePath(pathname, locale)

const keyOf = ({ page, locale }: Target) => `${locale}:${page}`
const loading = new Map<string, Promise<View>>()
const loaded = new Map<string, View>()

export const isLoaded = (target: Target): boolean => loaded.has(keyOf(target))

/** Loads the chunks, messages and styles of a page, once; `isShown` as in `fetchView`. */
export function loadView(target: Target, isShown = false): Promise<View> {
  const key = keyOf(target)
  const known = loading.get(key)
  if (known !== undefined) return known
  const view = import('./fetchView.ts')
    .then(({ fetchView }) => fetchView(target, isShown))
    .then((result) => {
      loaded.set(key, result)
      return result
    })
  loading.set(key, view)
  view.catch(() => loading.delete(key))
  return view
}

/** The parts that hydrate a prerendered page. */
export type FirstView = {
  /** Has the messages of the header only. */
  readonly i18n: I18n
  /** Never settles if the view cannot be loaded: React then keeps the prerendered content. */
  readonly view: Promise<View>
  /** Rejects if the view cannot be loaded. */
  readonly failure: Promise<never>
}

/** Loads the messages of the header, and the view once `needed` resolves. */
export async function loadFirstView(target: Target, needed: Promise<void>): Promise<FirstView> {
  const messages = await loadHeaderMessages(target.locale)
  const view = needed.then(() => loadView(target, true))
  const never = new Promise<never>(() => {})
  return { i18n: i18nWith(target.locale, messages), view: view.catch(() => never), failure: view.then(() => never) }
}

/**
 * The view of a target, for rendering. If a chunk of it cannot be loaded, its document is loaded instead, as soon as there
 * is a connection. That happens once: the first view of a document comes from `loadFirstView`, which never reloads.
 */
export const viewOf = (target: Target): View | Promise<View> => loaded.get(keyOf(target)) ?? loadOrReload(target)

const reloading = new Map<string, Promise<View>>()

function loadOrReload(target: Target): Promise<View> {
  const key = keyOf(target)
  const known = reloading.get(key)
  if (known !== undefined) return known
  const view = loadView(target).catch(async () => {
    await whenOnline()
    // The browser restores the position of a reloaded page, which is that of the page before.
    scrollTo(0, 0)
    location.reload()
    return new Promise<View>(() => {})
  })
  reloading.set(key, view)
  return view
}
