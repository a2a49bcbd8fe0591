import { closedByLink, isDialogEntry, pushDialogEntry } from './dialogEntry.ts'

/** The dialog that was opened last. */
let dialog: HTMLDialogElement | undefined
/** Whether the history is on its way back from the entry of a closed dialog. */
let isGoingBack = false

/**
 * Opens and closes a dialog that is a popover without code (the menu of narrow screens) as a modal one: the focus stays
 * inside, the page behind it is inert, and Back closes it.
 */
export function openModalDialogs(): void {
  addEventListener('click', toggle, true)
  addEventListener('close', leaveEntry, true)
  addEventListener('popstate', closeByBack)
}

function toggle(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  const target = button?.popoverTargetElement
  if (!(target instanceof HTMLDialogElement) || target.matches(':popover-open')) return
  event.preventDefault()
  if (target.open) return target.close('')
  dialog = target
  dialog.showModal()
  pushDialogEntry()
}

function leaveEntry({ target }: Event): void {
  if (target !== dialog || dialog?.open || dialog?.returnValue === closedByLink || !isDialogEntry()) return
  isGoingBack = true
  history.back()
}

function closeByBack(): void {
  if (!isGoingBack) return dialog?.close('')
  isGoingBack = false
  if (dialog?.open) pushDialogEntry()
}
