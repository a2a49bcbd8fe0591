import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
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
  /** The history is going back to the entry of the page; `again`: the dialog was opened meanwhile. */
  const closing = useRef<'once' | 'again'>(undefined)

  const { search, hash } = location
  const push = () =>
    navigate({ search, hash }, { state: { isDialogOpen: true } satisfies State, preventScrollReset: true })
  const pushAgain = useEffectEvent(push)
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element?.open === false) element.showModal()
    if (isOpen) return
    element?.close()
    if (closing.current === 'again') pushAgain()
    closing.current = undefined
  }, [dialog, isOpen])

  return {
    hasEntry,
    open: () => {
      if (closing.current === undefined) push()
      else closing.current = 'again'
    },
    /** The browser has closed the dialog, or its button. */
    onClose: () => {
      if (!isOpen) return
      closing.current = 'once'
      navigate(-1)
    },
  }
}
