import { detectVisitorLocale } from '../../i18n/detection.ts'
import { hasChangedField } from '../../lib/changedFields.ts'
import { recordEarlyInput, replayPress, submitWithoutApp } from './earlyInput.ts'
import { contentHydrated } from './hydrated.ts'
import { openModalDialogs } from './modalDialogs.ts'

/**
 * The only script in a page's head. It loads the app once the page is painted and the browser idle, or
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
        addEventListener('online', reloadUntouched)
        void contentHydrated.then(() => removeEventListener('online', reloadUntouched))
      })
  }
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)

  for (const type of interactions) addEventListener(type, start, { capture: true, passive: true })
  recordEarlyInput()
  openModalDialogs()
  if (document.readyState === 'complete') void viewportPainted().then(startWhenIdle)
  else addEventListener('load', () => void viewportPainted().then(startWhenIdle), { once: true })
}

/** Loads the page again, unless that would take away what is typed. */
function reloadUntouched(): void {
  if (!hasChangedField(document)) location.reload()
}

/** Resolves after the first contentful paint and a frame with the fonts and pictures of the first viewport. */
async function viewportPainted(): Promise<void> {
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
  await Promise.allSettled([firstPaint(), document.fonts.ready, ...pictures.map((picture) => picture.decode())])
  await nextFrame()
  await nextFrame()
}

/** Resolves after the first contentful paint: on a slow machine it is more than a frame after `load`. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve()
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}

const nextFrame = () => new Promise(requestAnimationFrame)
