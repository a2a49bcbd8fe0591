import { detectVisitorLocale } from '../../i18n/detection.ts'
import { recordEarlyInput, replayPress, submitWithoutApp } from './earlyInput.ts'
import { openModalDialogs } from './modalDialogs.ts'

/**
 * The only script that a page loads with its styles. It loads the app once the page is painted and the browser idle, or
 * at the first interaction. On `/` it redirects to the visitor's language instead. See docs/decisions/hydration.md.
 */
if (location.pathname === '/') {
  location.replace(`/${detectVisitorLocale()}${location.search}${location.hash}`)
} else {
  const interactions = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
  let isStarted = false

  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const type of interactions) removeEventListener(type, start, true)
    import('./client.tsx')
      .then(({ hydratePage }) => hydratePage())
      .then(replayPress)
      .catch((error: unknown) => {
        console.warn('The app could not be loaded; the page stays as it is and links work.', error)
        submitWithoutApp()
      })
  }
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)

  for (const type of interactions) addEventListener(type, start, { capture: true, passive: true })
  recordEarlyInput()
  openModalDialogs()
  if (document.readyState === 'complete') whenPainted(startWhenIdle)
  else addEventListener('load', () => whenPainted(startWhenIdle), { once: true })
}

/** Calls back after the first contentful paint: on a slow machine it is more than a frame after `load`. */
function whenPainted(callback: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return callback()
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    callback()
  }).observe({ type: 'paint', buffered: true })
}
