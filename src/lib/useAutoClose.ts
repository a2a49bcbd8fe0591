import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { isQueryWrite } from './navigation.ts'

/** Marks an open panel in a browser without popovers. */
export const openMark = 'data-open'

/**
 * Closes a dialog or popover when a navigation begins or ends, but not when the app has written the query of the address.
 * Also when a media query hides it: a modal dialog that is not displayed would block the page
 * (https://github.com/openui/open-ui/issues/1129).
 */
export function useAutoClose(ref: RefObject<HTMLElement | null>): void {
  const { key, pathname, state: entry } = useLocation()
  const { state } = useNavigation()
  const last = useRef({ key, pathname, state })
  useEffect(() => {
    const before = last.current
    last.current = { key, pathname, state }
    const hasMoved = before.pathname !== pathname || before.state !== state
    if (hasMoved || (before.key !== key && !isQueryWrite(entry))) close(ref.current)
  }, [key, pathname, state, entry, ref])
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
  // A browser without popovers.
  element?.removeAttribute(openMark)
}
