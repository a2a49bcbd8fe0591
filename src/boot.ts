import { detectVisitorLocale } from './i18n/detection.ts'

/**
 * The page first, the app second: this small script is all that a page loads beside its styles. It brings the app in
 * after `load` when the browser is idle, or at the first sign of a visitor, and keeps what a visitor does with content
 * that has no code yet (src/app/adoption.ts marks it): accordions open, forms and buttons wait.
 * On `/` it leads to the visitor's language instead.
 */
if (location.pathname === '/') {
  location.replace(`/${detectVisitorLocale()}${location.search}${location.hash}`)
} else {
  const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
  let isStarted = false

  const keepClick = (event: MouseEvent) => {
    const button = prerendered(event)?.closest('button')
    if (!button) return
    if (button.matches('[data-accordion-trigger]')) toggleAccordion(button)
    else if (button.type === 'button' && !button.popoverTargetElement) button.dataset['pressedEarly'] = ''
  }
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const sign of signs) removeEventListener(sign, start, true)
    import('./client.tsx')
      .then(({ takeOver }) => takeOver())
      .then(() => document.querySelector<HTMLButtonElement>('[data-pressed-early]')?.click())
      .catch((error: unknown) => {
        console.warn('The app could not be loaded; the page stays as it is and links work.', error)
        removeEventListener('submit', holdForm, true)
        for (const form of document.querySelectorAll<HTMLFormElement>('form[data-submitted-early]')) form.submit()
      })
  }
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  // While capturing: React stops clicks on content that it has not hydrated.
  addEventListener('click', keepClick, true)
  addEventListener('submit', holdForm, true)
  const startAfterPaint = () => whenPainted(startWhenIdle)
  if (document.readyState === 'complete') startAfterPaint()
  else addEventListener('load', startAfterPaint, { once: true })
}

/** Calls back once the page is on the screen: on a slow machine that is more than a frame after `load`. */
function whenPainted(then: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return then()
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    then()
  }).observe({ type: 'paint', buffered: true })
}

/** What an event is about, where it has no code yet. */
function prerendered({ target }: Event): Element | undefined {
  return target instanceof Element && target.closest('[data-prerendered]') ? target : undefined
}

/** Opens and closes an accordion's panel as the app will; src/components/Accordion takes the state over. */
function toggleAccordion(button: Element): void {
  const item = button.closest('[data-accordion-item]')
  if (!item) return
  const isOpening = item.querySelector('[data-opened-early]') === null
  for (const open of item.parentElement?.querySelectorAll('[data-opened-early]') ?? []) show(open.parentElement, false)
  if (isOpening) show(item, true)
}

function show(item: Element | null, isOpen: boolean): void {
  const panel = item?.querySelector<HTMLElement>('[data-findable]')
  panel?.setAttribute('hidden', 'until-found')
  panel?.toggleAttribute('data-opened-early', isOpen)
  if (isOpen) panel?.removeAttribute('hidden')
  item?.querySelector('[data-accordion-trigger]')?.setAttribute('aria-expanded', String(isOpen))
}

/**
 * Keeps a form that is sent before its code is there; src/lib/leadForm/useLeadForm.ts then sends it. Without the app
 * the browser does what the form says: it opens an e-mail with what was typed.
 */
function holdForm(event: SubmitEvent): void {
  if (!(prerendered(event) instanceof HTMLFormElement)) return
  event.preventDefault()
  ;(event.target as HTMLFormElement).dataset['submittedEarly'] = ''
}
