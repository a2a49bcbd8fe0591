import { detectVisitorLocale } from '../i18n/detection.ts'
import { ownPathMark, scriptMark } from '../lib/documentMarks.ts'
import { watchVisitor } from '../lib/visitorActed.ts'
import { isBelowBlog } from './belowBlog.ts'
import { recordEarlyInput } from './earlyInput.ts'
import { viewportPainted } from './viewportPainted.ts'

/** The 404 page is shown again if no post has replaced it by then, milliseconds. */
const timeout = 8000

/**
 * The only script in a page's head. It loads the app once the page is painted and the browser idle, or at the first
 * interaction. On `/` it redirects to the visitor's language instead. See docs/decisions/hydration.md.
 */
if (location.pathname === '/') location.replace(`/${detectVisitorLocale()}${location.search}${location.hash}`)
else startApp()

function startApp(): void {
  document.documentElement.setAttribute(scriptMark, '')
  watchVisitor()
  const early = recordEarlyInput()
  const waitsForPost = isBelowBlog()
  const stopWaiting = () => document.documentElement.removeAttribute('aria-busy')
  if (waitsForPost) {
    document.documentElement.setAttribute('aria-busy', 'true')
    setTimeout(stopWaiting, timeout)
  }
  const started = new AbortController()
  const start = () => {
    if (started.signal.aborted) return
    started.abort()
    import('../main.tsx').catch(fail)
  }
  const fail = (error: unknown) => {
    console.warn('The app could not be loaded; the page stays as it is, and links work.', error)
    giveUp()
  }
  /** The browser sends a form. Nothing will open closed panels or later parts of a form: they are shown, "Next step" and other controls are not. */
  const giveUp = () => {
    stopWaiting()
    early.replay()
    document.documentElement.removeAttribute(scriptMark)
    // The rest of the document may still be on its way.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showAll, { once: true })
    else showAll()
  }
  const showAll = () => {
    for (const part of document.querySelectorAll<HTMLElement>('[hidden="until-found"], form > [hidden]'))
      part.hidden = false
    for (const button of document.querySelectorAll<HTMLElement>('[formmethod="dialog"]')) {
      button.removeAttribute('formmethod')
      button.hidden = true
    }
  }
  if (isAtForeignAddress()) return giveUp()
  // Vite: a chunk of the page could not be loaded.
  addEventListener('vite:preloadError', giveUp)
  const onHydrated = () => {
    removeEventListener('vite:preloadError', giveUp)
    stopWaiting()
    early.replay()
  }
  document.addEventListener('hydrated', onHydrated, { once: true })
  for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart'])
    addEventListener(type, start, { capture: true, passive: true, signal: started.signal })
  const startWhenIdle = async () => {
    await viewportPainted()
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  }
  // The development server prerenders nothing.
  const startsAtOnce = import.meta.env.DEV || waitsForPost
  if (startsAtOnce && document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true })
  else if (startsAtOnce) start()
  else if (document.readyState === 'complete') void startWhenIdle()
  else addEventListener('load', startWhenIdle, { once: true })
}

/** Whether an archive, a translator or a cache serves the document at another address, which the app would show as not found. */
function isAtForeignAddress(): boolean {
  const path = document.documentElement.getAttribute(ownPathMark)
  return path !== null && path !== (location.pathname.replace(/\/+$/, '') || '/')
}
