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
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle, { once: true })
}

/** Opens and closes an accordion's panel as the app will; src/components/Accordion takes the state over. */
function toggleAccordion(event: MouseEvent): void {
  const trigger = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-accordion-trigger]') : null
  const panel = trigger && document.getElementById(trigger.getAttribute('aria-controls') ?? '')
  if (!trigger || !panel) return
  const isOpening = panel.hidden !== false
  for (const other of trigger
    .closest('[data-orientation]')
    ?.parentElement?.querySelectorAll<HTMLElement>('[data-opened-early]') ?? [])
    close(other)
  if (isOpening) {
    panel.hidden = false
    panel.dataset['openedEarly'] = ''
    trigger.setAttribute('aria-expanded', 'true')
  }
}

function close(panel: HTMLElement): void {
  panel.setAttribute('hidden', 'until-found')
  delete panel.dataset['openedEarly']
  document.querySelector(`[aria-controls="${CSS.escape(panel.id)}"]`)?.setAttribute('aria-expanded', 'false')
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
