import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Locale } from '../i18n/locales.ts'
import { decodeLeniently } from '../lib/decodeLeniently.ts'

/** Where each visited entry of the history was scrolled to. */
const positions = new Map<string, number>()

/**
 * What a full page load would do, for navigations within the app: the top of the page or the target of a hash, the
 * focus at the start of the content, the document's language. Going back returns to where the visitor was.
 */
export function useArrival(locale: Locale): void {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  const entry = useRef(key)

  useEffect(() => {
    const remember = () => positions.set(entry.current, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [])

  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  useLayoutEffect(() => {
    entry.current = key
    if (shown.current === pathname) return
    shown.current = pathname
    const target = hash === '' ? null : document.getElementById(decodeLeniently(hash.slice(1)))
    if (target) target.scrollIntoView()
    else scrollTo({ top: type === 'POP' ? (positions.get(key) ?? 0) : 0, behavior: 'instant' })
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname, hash, key, type])
}
