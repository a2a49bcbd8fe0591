import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Locale } from '../i18n/locales.ts'
import { savesData } from '../lib/savesData.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { hrefFor } from '../routing/manifest.ts'
import { pageFilesPath, type PageFiles } from '../routing/pageFiles.ts'

/** Upper limit of pages prefetched for the links of a page, and for those of its menu. */
const maxPages = 8

/**
 * Loads the files of pages whose links are in view, so that they are there when a link is pressed. They do not run, and
 * nothing is loaded before the browser is idle or for a visitor who saves data.
 */
export function usePrefetch(locale: Locale): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const stop = new AbortController()
    if (!savesData()) void prefetchLinks(locale, stop.signal).catch(() => {})
    return () => stop.abort()
  }, [locale, pathname])
}

let list: Promise<PageFiles> | undefined
const readList = async () => (await (await fetch(pageFilesPath)).json()) as PageFiles

async function prefetchLinks(locale: Locale, signal: AbortSignal): Promise<void> {
  await whenIdle()
  list ??= readList()
  const files = await list.catch((error: unknown) => {
    // The next page tries again.
    list = undefined
    throw error
  })
  if (signal.aborted) return
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href^="${hrefFor('home', locale)}"]`)]
  const isInMenu = (link: HTMLAnchorElement) => link.closest('dialog') !== null
  for (const part of [links.filter((link) => !isInMenu(link)), links.filter(isInMenu)])
    prefetchInView(part, files, signal)
}

function prefetchInView(links: readonly HTMLAnchorElement[], files: PageFiles, signal: AbortSignal): void {
  const pages = new Set([location.pathname])
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const { pathname } = target as HTMLAnchorElement
      if (!isIntersecting || pages.has(pathname) || pages.size > maxPages) continue
      pages.add(pathname)
      for (const file of files[pathname] ?? []) prefetch(file)
    }
  })
  for (const link of links) observer.observe(link)
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
}

const fetched = new Set<string>()

/** A module is loaded and does not run; a stylesheet would apply, so it is only fetched into the cache. */
function prefetch(file: string): void {
  if (fetched.has(file)) return
  fetched.add(file)
  if (file.endsWith('.js')) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href: file, fetchPriority: 'low' })
    document.head.append(link)
    return
  }
  fetch(file, { priority: 'low' })
    .then((response) => response.blob())
    .catch(() => {})
}
