import { useEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType, type Path } from 'react-router-dom'
import type { Locale } from '../../i18n/locales.ts'
import { whenReachable } from '../../lib/whenReachable.ts'

/** From hydration to `render-complete`, milliseconds (docs/product.md, "Motion and timings"). */
const renderCompleteDelay = 500
/** A page whose files take longer is opened as a document, milliseconds. */
const timeout = 8000

/** Announces that React has hydrated the page (src/app/boot.ts), and later that the page is complete. */
export function useStart(): void {
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'))
    const timer = setTimeout(() => document.dispatchEvent(new Event('render-complete')), renderCompleteDelay)
    return () => clearTimeout(timer)
  }, [])
}

/** Language of the document, and focus after a navigation to another page or to the top of this one. */
export function useDocument(locale: Locale): void {
  const location = useLocation()
  const type = useNavigationType()
  const last = useRef(location)
  const lastLocale = useRef(locale)
  useEffect(() => {
    // The document has its language, or that of a translator in the browser, until the visitor changes it.
    if (lastLocale.current !== locale) document.documentElement.lang = locale
    lastLocale.current = locale
  }, [locale])
  useEffect(() => {
    const { pathname, search, hash, state, key } = location
    const before = last.current
    last.current = location
    const isOtherPage = pathname !== before.pathname
    const isLinkToTop =
      key !== before.key && type !== 'POP' && search === before.search && hash === '' && state === null
    if (isOtherPage || isLinkToTop) document.getElementById('main')?.focus({ preventScroll: true })
  }, [location, type])
}

/** Shows the bar of src/styles/global.css.ts while the next page is loading; opens its document if that takes long. */
export function usePendingNavigation(): void {
  const { location: next } = useNavigation()
  useEffect(() => {
    if (next === undefined) return undefined
    document.body.setAttribute('aria-busy', 'true')
    let isPending = true
    const timer = setTimeout(async () => {
      await whenReachable()
      if (isPending) openDocument(next)
    }, timeout)
    return () => {
      isPending = false
      clearTimeout(timer)
      document.body.removeAttribute('aria-busy')
    }
  }, [next])
}

function openDocument({ pathname, search, hash }: Path): void {
  // After Back it is the current address, of which `assign` would only show the hash.
  if (pathname + search === location.pathname + location.search) location.reload()
  else location.assign(pathname + search + hash)
}
