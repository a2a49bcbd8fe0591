import type { I18n } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import { i18nWith } from '../i18n/instances.ts'
import { defaultLocale, type Locale } from '../i18n/locales.ts'
import { isFallbackPath, routeOf } from '../routing/blogPaths.ts'
import type { Route } from '../routing/manifest.ts'
import { localeOfPath } from '../routing/translatePath.ts'
import { loadMessages } from './messages.ts'
import { pages, type PageOrNotFound } from './pages.ts'

/** What an address asks for. */
export type Target = { readonly page: PageOrNotFound; readonly locale: Locale; readonly route: Route | undefined }
/** What it takes to show it. */
export type View = {
  readonly Page: ComponentType
  /** What the page stands in, with footer and contact. */
  readonly Body: ComponentType<{ children: ReactNode }>
  readonly i18n: I18n
}

export function targetOf(pathname: string): Target {
  const route = routeOf(pathname)
  if (route !== undefined) return { page: route.page, locale: route.locale, route }
  if (isFallbackPath(pathname)) return { page: 'blogPost', locale: localeOfPath(pathname) ?? defaultLocale, route }
  return { page: 'notFound', locale: localeOfPath(pathname) ?? defaultLocale, route: undefined }
}

const keyOf = ({ page, locale }: Target) => `${locale}:${page}`
const loading = new Map<string, Promise<View>>()
const loaded = new Map<string, View>()

/** Loads the chunk of a page and the messages of its language, once. */
export function loadView(target: Target): Promise<View> {
  const key = keyOf(target)
  const known = loading.get(key)
  if (known !== undefined) return known
  const view = fetchView(target).then((result) => {
    loaded.set(key, result)
    return result
  })
  loading.set(key, view)
  view.catch(() => loading.delete(key))
  return view
}

async function fetchView({ page, locale }: Target): Promise<View> {
  const [Page, { Body }, shell, body, own] = await Promise.all([
    pages[page](),
    import('./Layout/Body.tsx'),
    loadMessages(locale, 'shell'),
    loadMessages(locale, 'body'),
    loadMessages(locale, page),
  ])
  return { Page, Body, i18n: i18nWith(locale, { ...shell, ...body, ...own }) }
}

/** What a prerendered page is taken over with. */
export type Adopted = {
  /** Has the messages of the frame only. */
  readonly i18n: I18n
  /** Never comes where it cannot be had: the prerendered content stays. */
  readonly view: Promise<View>
  readonly failure: Promise<never>
}

/** Loads the messages of the frame, and the view once `needed` resolves. */
export async function adopt(target: Target, needed: Promise<void>): Promise<Adopted> {
  const messages = await loadMessages(target.locale, 'shell')
  const awaited = needed.then(() => loadView(target))
  const never = new Promise<never>(() => {})
  return {
    i18n: i18nWith(target.locale, messages),
    view: awaited.catch(() => never),
    failure: awaited.then(() => never),
  }
}

/**
 * The view of a target, for rendering. When its chunk cannot be had (a deploy replaced it while the tab was open), the
 * address is loaded afresh. No chain of reloads comes of it: the document is prerendered, and it asks for a view only
 * when the visitor goes on.
 */
export const viewOf = (target: Target): View | Promise<View> => loaded.get(keyOf(target)) ?? recovering(target)

const recoveries = new Map<string, Promise<View>>()

function recovering(target: Target): Promise<View> {
  const key = keyOf(target)
  const known = recoveries.get(key)
  if (known !== undefined) return known
  const view = loadView(target).catch(() => {
    location.reload()
    return new Promise<View>(() => {})
  })
  recoveries.set(key, view)
  return view
}
