import { useEffect, type RefObject } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/**
 * Closes a dialog or popover when a navigation begins or ends, and when a media query hides it: a modal dialog that is not
 * displayed would block the page (https://github.com/openui/open-ui/issues/1129).
 */
export function useAutoClose(ref: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const { state } = useNavigation()
  useEffect(() => {
    const element = ref.current
    return () => close(element)
  }, [key, state, ref])
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => {
      if (element.getClientRects().length === 0) close(element)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
}

function close(element: HTMLElement | null): void {
  if (element instanceof HTMLDialogElement) element.close()
  // It throws on an element that is no popover.
  if (element?.popover) element.hidePopover?.()
}
