import { draftStore } from '../features/leads/draft.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const isField = (target: EventTarget | null | undefined): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/**
 * Serves a visitor until React has hydrated the page. A press of a button and a submitted form are marked, shown by the bar
 * of src/styles/global.css.ts, and done again afterwards; what is typed in a lead form is saved as its draft. A document
 * that a translator or an extension has changed is rendered anew: values, focus and open panels are then carried over.
 */
export function recordEarlyInput() {
  const stopped = new AbortController()
  const capture = { capture: true, signal: stopped.signal }
  const fields = new Map<Field, () => Element | undefined>()
  const panels = new Set<() => Element | undefined>()
  const details = new Map<HTMLDetailsElement, () => Element | undefined>()
  let focused: { readonly element: Element; readonly find: () => Element | undefined } | undefined
  let again: (() => void) | undefined

  addEventListener('click', onClick, capture)
  addEventListener('submit', onSubmit, capture)
  addEventListener('input', onInput, capture)
  addEventListener('focusin', onFocus, capture)
  addEventListener('toggle', onToggle, capture)
  // The browser opens a panel to show a text that it has found in it, or that the address names.
  for (const panel of document.querySelectorAll('[data-findable][data-state="closed"]:not([hidden])'))
    panels.add(finder(panel))
  addEventListener('beforematch', ({ target }) => void panels.add(finder(target as Element)), capture)

  function onClick(event: MouseEvent): void {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [data-region]') : null
    const isNative = pressed instanceof HTMLButtonElement && (pressed.type !== 'button' || pressed.popoverTargetElement)
    if (pressed === null || isNative) return
    event.stopImmediatePropagation()
    const find = finder(pressed)
    mark(pressed, () => find()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  }

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    const form = event.target as HTMLFormElement
    const [find, findSubmitter] = [finder(form), event.submitter && finder(event.submitter)]
    mark(form, () =>
      (find() as HTMLFormElement | undefined)?.requestSubmit(findSubmitter?.() as HTMLButtonElement | undefined),
    )
  }

  function onInput({ target }: Event): void {
    if (!isField(target)) return
    fields.set(target, finder(target))
    saveDraft(target)
  }

  function onFocus({ target }: FocusEvent): void {
    if (target instanceof Element) focused = { element: target, find: finder(target) }
  }

  function onToggle({ target }: Event): void {
    if (target instanceof HTMLDetailsElement) details.set(target, finder(target))
  }

  function mark(element: HTMLElement, action: () => void): void {
    unmark()
    element.dataset['early'] = ''
    again = action
  }

  return {
    /** Ends the recording: after hydration, or when the app cannot be loaded and the browser does what it does without code. */
    replay() {
      if (stopped.signal.aborted) return
      stopped.abort()
      unmark()
      for (const [field, find] of fields) carryOver(field, find())
      if (focused?.element.isConnected === false && document.activeElement === document.body)
        (focused.find() as HTMLElement | undefined)?.focus({ preventScroll: true })
      for (const [{ open }, find] of details) find()?.toggleAttribute('open', open)
      for (const find of panels) find()?.dispatchEvent(new Event('beforematch', { bubbles: true }))
      again?.()
    },
  }
}

/** Returns a function that finds an element again, or what React has rendered in its place: the same one of its tag. */
function finder(element: Element): () => Element | undefined {
  const ofTag = () => [...(document.getElementById('root')?.getElementsByTagName(element.localName) ?? [])]
  const position = ofTag().indexOf(element)
  return () => (element.isConnected ? element : ofTag()[position])
}

/** Gives a field that has replaced another its value, as if the visitor had entered it. */
function carryOver(from: Field, to: Element | undefined): void {
  if (!isField(to) || to === from) return
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(from.type)) {
    if (from.checked !== to.checked) to.click()
  } else if (from.value !== to.value) {
    to.value = from.value
    to.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function unmark(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-early]')) delete element.dataset['early']
}

function saveDraft({ form, name, value }: Field): void {
  const id = form?.dataset['draft']
  if (id !== undefined && name !== '') draftStore(id).add({ [name]: value })
}
