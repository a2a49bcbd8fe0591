import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isDialogEntry } from './hydration/dialogEntry.ts'
import { isUnhydrated } from './hydration/hydrated.ts'
import { isModified } from './isModified.ts'
import { isOutOfReach, openOnceOnline, openPage, showComing, stopWaiting } from './openPage.ts'
import { scrollToTop } from './useScrollAndFocus.ts'
import { isLoaded, loadView, targetOf } from './views.ts'

/** Events that often precede a click. */
const intentions = ['pointerover', 'touchstart', 'focusin'] as const

const ownLinks = 'a[href^="/"]:not([data-cookie-settings], [download], [target]:not([target="_self"]))'

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/**
 * Navigates along links of the site without loading a document, and prefetches the view of a link on hover or focus.
 */
export function useLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (link === undefined || event.defaultPrevented || isModified(event) || isWithinPage(link)) return
      const isDocument = opensDocument(link)
      if (isOutOfReach(link.pathname, isDocument)) {
        event.preventDefault()
        return openOnceOnline(link.href)
      }
      if (isDocument) return showComing()
      event.preventDefault()
      const { href, pathname, search, hash } = link
      const show = () => navigate(pathname + search + hash, { replace: href === location.href || isDialogEntry() })
      if (pathname !== location.pathname) return openPage(link, show)
      stopWaiting()
      show()
      if (hash === '') scrollToTop()
    }
    const followEarly = (event: MouseEvent) => {
      if (isUnhydrated(event.target)) follow(event)
    }
    addEventListener('click', follow, { signal })
    // React stops the propagation of events to content that is not hydrated, so the window has to capture them.
    addEventListener('click', followEarly, { capture: true, signal })
    addEventListener('popstate', stopWaiting, { signal })
    // The page may come back from the back/forward cache.
    addEventListener('pageshow', stopWaiting, { signal })
    for (const intention of intentions) addEventListener(intention, prefetch, { capture: true, passive: true, signal })
    return () => stop.abort()
  }, [navigate])
}

function prefetch(event: Event): void {
  const link = linkOf(event)
  // A failed prefetch is reported when the visitor follows the link.
  if (link !== undefined && !opensDocument(link)) loadView(targetOf(link.pathname)).catch(() => {})
}

/**
 * The link to a page of the site at the target of an event. Left to the browser: links to files and to another window;
 * left to the consent dialogs: links that open them.
 */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(ownLinks) : null
  return link !== null && targetOf(link.pathname).page !== 'notFound' ? link : undefined
}

/** Whether the browser loads the document: a link with `data-document`, or a page whose code is not loaded and would take long. */
const opensDocument = (link: HTMLAnchorElement): boolean =>
  link.dataset['document'] !== undefined || (savesData() && !isLoaded(targetOf(link.pathname)))

const isWithinPage = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search

/** Whether the visitor asked to save data, or the network is slow. */
function savesData(): boolean {
  const { saveData, effectiveType } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return saveData === true || /2g/.test(effectiveType ?? '')
}
