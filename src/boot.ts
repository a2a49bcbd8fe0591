import { detectVisitorLocale } from './i18n/detection.ts'

/**
 * The page first, the app second: this small script is all that a page loads beside its styles. It brings the app in
 * after `load` when the browser is idle, or at the first sign of a visitor, and keeps accordions and forms working until
 * then.
 * On `/` it leads to the visitor's language instead.
 */
if (location.pathname === '/') {
  location.replace(`/${detectVisitorLocale()}${location.search}${location.hash}`)
} else {
  const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
  let isStarted = false

  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const sign of signs) removeEventListener(sign, start, true)
    import('./client.tsx')
      .then(({ takeOver }) => takeOver())
      .then(() => removeEventListener('click', toggleAccordion))
      .catch((error: unknown) => {
        console.warn('The app could not be loaded; the page stays as it is and links work.', error)
        for (const form of document.querySelectorAll<HTMLFormElement>('form[data-submitted-early]')) form.submit()
      })
      .finally(() => removeEventListener('submit', holdForm))
  }
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  addEventListener('click', toggleAccordion)
  addEventListener('submit', holdForm)
  // Two frames after load: whatever the machine does, the page is painted before the app is asked for.
  const startAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(startWhenIdle))
  if (document.readyState === 'complete') startAfterPaint()
  else addEventListener('load', startAfterPaint, { once: true })
}

/** Opens and closes an accordion's panel as the app will; src/components/Accordion takes the state over. */
function toggleAccordion(event: MouseEvent): void {
  const item =
    event.target instanceof Element &&
    event.target.closest('[data-accordion-trigger]')?.closest('[data-accordion-item]')
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
 * Keeps a form that is sent before the app is there; src/lib/leadForm/useLeadForm.ts then sends it. Without the app the
 * browser does what the form says: it opens an e-mail with what was typed.
 */
function holdForm(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement)) return
  event.preventDefault()
  event.target.dataset['submittedEarly'] = ''
}
