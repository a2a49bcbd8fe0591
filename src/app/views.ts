import type { I18n } from '@lingui/core'
import { use, type ComponentType } from 'react'
import { messageLoaders } from 'virtual:messages'
import { i18nFor } from '../i18n/instances.ts'
import { defaultLocale, type Locale } from '../i18n/locales.ts'
import { visitStore } from '../lib/storage.ts'
import { isFallbackPath, routeOf } from '../routing/blogPaths.ts'
import type { Route } from '../routing/manifest.ts'
import { localeOfPath } from '../routing/translatePath.ts'
import { pages, type PageOrNotFound } from './pages.ts'

/** What an address asks for. */
export type Target = { readonly page: PageOrNotFound; readonly locale: Locale; readonly route: Route | undefined }
/** What it takes to show it. */
export type View = { readonly Page: ComponentType; readonly i18n: I18n }

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
  const loaders = messageLoaders[locale]
  const [Page, shell, own] = await Promise.all([pages[page](), loaders.shell(), loaders[page]()])
  const i18n = i18nFor(locale, { ...shell.messages, ...own.messages })
  return { Page, i18n }
}

const reloadKey = 'reloaded-for'

/**
 * The view of a target, for rendering. One that is not loaded yet suspends: a navigation keeps the old page until the
 * new one is there. When its chunk cannot be had (a deploy replaced it while the tab was open), the address is loaded
 * afresh, once; the second failure reaches the error screen.
 */
export function useView(target: Target): View {
  return loaded.get(keyOf(target)) ?? use(recovering(target))
}

const recoveries = new Map<string, Promise<View>>()

function recovering(target: Target): Promise<View> {
  const key = keyOf(target)
  const known = recoveries.get(key)
  if (known !== undefined) return known
  const view = loadView(target).catch((error: unknown) => {
    const address = location.href
    if (visitStore.read(reloadKey) === address || !visitStore.write(reloadKey, address)) throw error
    location.reload()
    return new Promise<View>(() => {})
  })
  recoveries.set(key, view)
  return view
}

/** To be called once a page is shown: a later failure of the same address may reload again. */
export const forgetReload = (): void => visitStore.remove(reloadKey)
