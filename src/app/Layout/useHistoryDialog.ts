import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'

/** Whether the dialog is open: a part of the history entry, so that Back closes the dialog and stays on the page. */
type State = { readonly isDialogOpen?: true } | null

/** A modal dialog with a history entry of its own, which the page of a link in it replaces. */
export function useHistoryDialog(dialog: RefObject<HTMLDialogElement | null>) {
  const location = useLocation()
  const navigate = useNavigate()
  const isIdle = useNavigation().state === 'idle'
  const hasEntry = (location.state as State)?.isDialogOpen === true
  const isOpen = hasEntry && isIdle
  /** The history is going back to the entry of the page. */
  const isClosing = useRef(false)
  const pressed = useRef<HTMLElement>(undefined)

  useEffect(() => {
    // Going back would end the navigation of a link that is pressed meanwhile: such a press is done afterwards.
    const hold = (event: MouseEvent) => {
      if (!isClosing.current || !(event.target instanceof HTMLElement)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      pressed.current = event.target
    }
    addEventListener('click', hold, true)
    return () => removeEventListener('click', hold, true)
  }, [])
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element?.open === false) element.showModal()
    if (isOpen) return
    element?.close()
    isClosing.current = false
    pressed.current?.click()
    pressed.current = undefined
  }, [dialog, isOpen])

  const { search, hash } = location
  return {
    hasEntry,
    open: () => navigate({ search, hash }, { state: { isDialogOpen: true } satisfies State, preventScrollReset: true }),
    /** The browser has closed the dialog, or its button. */
    onClose: () => {
      if (!isOpen) return
      isClosing.current = true
      navigate(-1)
    },
  }
}
