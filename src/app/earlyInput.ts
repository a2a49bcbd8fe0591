import { draftStore } from '../features/leads/draft.ts'

/**
 * Serves a visitor until React has hydrated the page. A press of a button and a submitted form are marked, shown by the bar
 * of src/styles/global.css.ts, and the last one is repeated afterwards; what is typed in a lead form is saved as its draft.
 */
export function recordEarlyInput() {
  const stopped = new AbortController()
  const capture = { capture: true, signal: stopped.signal }
  let repeat: (() => void) | undefined

  addEventListener('click', onClick, capture)
  addEventListener('submit', onSubmit, capture)
  addEventListener('input', saveDraft, capture)

  function onClick(event: MouseEvent): void {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [data-region]') : null
    const isNative = pressed instanceof HTMLButtonElement && (pressed.type !== 'button' || pressed.popoverTargetElement)
    if (pressed === null || isNative) return
    event.stopImmediatePropagation()
    mark(pressed, () => pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  }

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    const [form, submitter] = [event.target as HTMLFormElement, event.submitter]
    mark(form, () => form.requestSubmit(submitter))
  }

  function mark(element: HTMLElement, action: () => void): void {
    unmark()
    element.dataset['early'] = ''
    repeat = action
  }

  return {
    /** Ends the recording: after hydration, or when the app cannot be loaded and the browser does what it does without code. */
    replay() {
      if (stopped.signal.aborted) return
      stopped.abort()
      unmark()
      repeat?.()
    },
  }
}

function unmark(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-early]')) delete element.dataset['early']
}

function saveDraft({ target }: Event): void {
  if (
    !(
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
  )
    return
  const id = target.form?.dataset['draft']
  if (id !== undefined && target.name !== '') draftStore(id).add({ [target.name]: target.value })
}
