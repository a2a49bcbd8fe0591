type State = { readonly isDialog?: true } | null

/** Whether the current history entry is that of an open dialog, which the next page replaces. */
export const isDialogEntry = (): boolean => (history.state as State)?.isDialog === true

/** Adds an entry for the same address, so that Back closes the dialog and stays on the page. */
export function pushDialogEntry(): void {
  if (!isDialogEntry()) history.pushState({ ...(history.state as State), isDialog: true }, '')
}

/** `returnValue` of a dialog that a link has closed: the link's page replaces the dialog's entry. */
export const closedByLink = 'link'
