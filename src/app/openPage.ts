import { isLoaded, loadView, targetOf } from './views.ts'

/** If the code of a page takes longer, its document is loaded instead, milliseconds. */
const timeout = 8000

/** The address that the visitor wants to see next, while it cannot be shown yet. */
let wanted: string | undefined

/** A navigation by the browser replaces the one that is waiting. */
export const stopWaiting = (): void => waitFor(undefined)

/** Shows the bar of src/styles/global.css.ts until the browser leaves the page. */
export function showComing(): void {
  document.body.ariaBusy = 'true'
}

function waitFor(href: string | undefined): void {
  wanted = href
  if (href === undefined) document.body.ariaBusy = null
  else showComing()
  notice()?.hidePopover()
}

/** src/app/Layout/Offline.tsx. */
const notice = () => document.getElementById('offline')

/** Whether a page cannot be shown: it is not loaded, and there is no connection. */
export const isOutOfReach = (pathname: string, isDocument = false): boolean =>
  !navigator.onLine && (isDocument || !isLoaded(targetOf(pathname)))

/** Says that there is no connection, and loads the document once there is one. */
export function openOnceOnline(href: string): void {
  waitFor(href)
  notice()?.showPopover()
  addEventListener('online', () => wanted === href && location.assign(href), { once: true })
}

/** Calls `show` once the code of a page is loaded; a later call replaces an earlier one, and the same one is ignored. */
export function openPage({ href, pathname }: HTMLAnchorElement, show: () => void): void {
  if (wanted === href) return
  if (isLoaded(targetOf(pathname))) {
    stopWaiting()
    return show()
  }
  waitFor(href)
  const run = (then: () => void) => () => {
    clearTimeout(timer)
    if (wanted === href) then()
  }
  const loadDocument = run(() => (navigator.onLine ? location.assign(href) : openOnceOnline(href)))
  const timer = setTimeout(loadDocument, timeout)
  loadView(targetOf(pathname)).then(
    run(() => {
      stopWaiting()
      show()
    }),
    loadDocument,
  )
}
