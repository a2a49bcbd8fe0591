/**
 * Opens and closes a dialog that is a popover without code (the menu of narrow screens) as a modal one: the focus stays
 * inside, and the page behind it is inert.
 */
export function openModalDialogs(): void {
  addEventListener('click', toggle, true)
}

function toggle(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  const dialog = button?.popoverTargetElement
  if (!(dialog instanceof HTMLDialogElement) || dialog.matches(':popover-open')) return
  event.preventDefault()
  if (dialog.open) dialog.close()
  else dialog.showModal()
}
