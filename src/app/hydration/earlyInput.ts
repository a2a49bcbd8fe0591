import { keepInPlace } from '../../lib/keepInPlace.ts'
import { draftStore } from '../../lib/leadForm/draft.ts'
import { isUnhydrated } from './hydrated.ts'
import { nameEmailButtons, sendAsEmail } from './sendAsEmail.ts'

/** What a visitor did before the content was hydrated, as it is marked in the document. */
export const earlyInput = '[data-opened-early], [data-pressed-early], [data-submitted-early]'

/**
 * Serves a visitor in content that is not hydrated: accordions open at once; presses of other buttons and submitted forms
 * are marked for later, and src/styles/global.css.ts shows a bar. Components read the marks when they hydrate (Accordion,
 * useLeadForm); `replayPress` presses the marked button. What is typed in a lead form is saved as its draft.
 */
export function recordEarlyInput(): void {
  // React stops the propagation of clicks on content that is not hydrated, so the window has to capture them.
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('input', onInput, true)
}

/** The app could not be loaded, so nobody takes a mark any more. */
let isWithoutApp = false

/** Presses the marked button that comes first in the document; the others only lose their mark. */
export const replayPress = (): void => takePressed()[0]?.click()

function takePressed(): HTMLButtonElement[] {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-pressed-early]')]
  for (const button of buttons) delete button.dataset['pressedEarly']
  return buttons
}

/** Without the app, forms are sent as e-mails, those that were submitted early at once. */
export function submitWithoutApp(): void {
  isWithoutApp = true
  removeEventListener('submit', onSubmit, true)
  addEventListener('submit', sendAsEmail, true)
  takePressed()
  nameEmailButtons()
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-submitted-early]')) {
    delete form.dataset['submittedEarly']
    form.requestSubmit(form.querySelector<HTMLButtonElement>('[type="submit"]'))
  }
}

function onClick(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element) || !isUnhydrated(target)) return
  const region = target.closest<SVGElement>('[data-region]')?.dataset['region']
  if (region !== undefined) return openRegion(region)
  const button = target.closest('button')
  if (button === null || button.type !== 'button' || button.popoverTargetElement) return
  // React replays a click on content that it hydrates meanwhile, so the button would act twice.
  event.stopImmediatePropagation()
  if (button.matches('[data-accordion-trigger]')) keepInPlace(button, () => toggleAccordion(button))
  else if (!isWithoutApp) button.dataset['pressedEarly'] = ''
}

function onSubmit(event: SubmitEvent): void {
  const { target, submitter } = event
  if (!(target instanceof HTMLFormElement) || !isUnhydrated(target)) return
  event.preventDefault()
  // The calculator's form has no button and nothing to submit.
  if (submitter !== null) target.dataset['submittedEarly'] = ''
}

/** Saves a lead form as src/lib/leadForm/useDraft.ts does, and marks a form whose result is out of date. */
function onInput({ target }: Event): void {
  const form = target instanceof Element && isUnhydrated(target) ? target.closest('form') : null
  if (form === null) return
  form.dataset['typedEarly'] = ''
  const id = form.dataset['draft']
  if (id === undefined) return
  const store = draftStore(id)
  const known = store.read()
  const typed = [...new FormData(form)].filter(([, value]) => value !== '')
  const values = { ...known?.values, ...Object.fromEntries(typed as [string, string][]) }
  store.write({ values, step: known?.step ?? 0, startedAt: known?.startedAt ?? performance.timeOrigin })
}

/** Opens the entry of a region that is tapped on the map, as src/features/regionMap does. */
function openRegion(id: string): void {
  const button = document.querySelector(`#region-${id} [data-accordion-trigger]`)
  if (button?.getAttribute('aria-expanded') === 'false') toggleAccordion(button)
  button?.scrollIntoView({ block: 'center' })
}

/** Opens or closes a panel as src/components/Accordion does. */
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
