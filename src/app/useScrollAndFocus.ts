import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Locale } from '../i18n/locales.ts'
import { decodeLeniently } from '../lib/decodeLeniently.ts'

/** Scroll positions by history entry, in CSS pixels. */
const positions = new Map<string, number>()

/** Scrolls the next page in place of the usual position. */
let scrollNext: (() => void) | undefined
export function scrollNextBy(scroll: () => void): void {
  scrollNext = scroll
}

/** Scroll position, focus and language of the document after a client-side navigation. */
export function useScrollAndFocus(locale: Locale): void {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()
  const shownPath = useRef(pathname)

  useEffect(() => {
    const store = () => {
      // While the next page loads, the history is already at its entry.
      if (shownPath.current === location.pathname) positions.set(currentEntry(), scrollY)
    }
    addEventListener('scroll', store, { passive: true })
    return () => removeEventListener('scroll', store)
  }, [])

  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    const scroll = scrollNext
    scrollNext = undefined
    if (scroll) return scroll()
    const target = hash === '' ? null : document.getElementById(decodeLeniently(hash.slice(1)))
    if (target) target.scrollIntoView()
    else scrollTo({ top: type === 'POP' ? (positions.get(currentEntry()) ?? 0) : 0, behavior: 'instant' })
    focusContent()
  }, [pathname, hash, key, type])
}

/** Scrolls like the browser does for a link to the current page. */
export function scrollToTop(): void {
  scrollTo({ top: 0 })
  focusContent()
}

const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true })

/**
 * Identifies the current history entry. The router's own key will not do: it is "default" for the first entry and for
 * those of native hash links.
 */
function currentEntry(): string {
  const state = (history.state ?? {}) as { readonly entry?: string }
  if (state.entry !== undefined) return state.entry
  const entry = Math.random().toString(36).slice(2)
  history.replaceState({ ...state, entry }, '')
  return entry
}
