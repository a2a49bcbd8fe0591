import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPrerendered } from './adoption.ts'
import { loadView, targetOf } from './views.ts'

/** Signs that a visitor is about to follow a link. */
const intentions = ['pointerover', 'touchstart', 'focusin'] as const

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Leads along the links of the site without a reload, and fetches the page behind one before it is asked for. */
export function useLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (link === undefined || event.defaultPrevented || isModified(event) || isWithinPage(link)) return
      event.preventDefault()
      navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
    }
    const followEarly = (event: MouseEvent) => {
      if (isPrerendered(event.target)) follow(event)
    }
    addEventListener('click', follow, { signal })
    // While capturing: React stops events on their way to content that it has not hydrated.
    addEventListener('click', followEarly, { capture: true, signal })
    for (const intention of intentions) addEventListener(intention, prefetch, { capture: true, passive: true, signal })
    return () => stop.abort()
  }, [navigate])
}

function prefetch(event: Event): void {
  const link = linkOf(event)
  // A failure is met again, and handled, when the link is followed.
  if (link !== undefined && !isSparing()) loadView(targetOf(link.pathname)).catch(() => {})
}

/**
 * The link to a page of the site that an event is about. Files of the site are the browser's, and so are links that want
 * the document of their page (`data-document`), and the one that opens the cookie settings is theirs.
 */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([data-document], [data-cookie-settings])')
      : null
  return link !== null && targetOf(link.pathname).page !== 'notFound' ? link : undefined
}

const isWithinPage = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search

const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** Whether the visitor asked to save data, or the network is slow. */
function isSparing(): boolean {
  const { saveData, effectiveType } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return saveData === true || /2g/.test(effectiveType ?? '')
}
