import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { closedByLink } from '../hydration/dialogEntry.ts'

/** Closes a popover or a dialog, however it was opened. */
export function closePopover(element: HTMLElement | null): void {
  if (element instanceof HTMLDialogElement) element.close(closedByLink)
  if (element?.matches(':popover-open')) element.hidePopover()
}

/** Closes a popover or dialog of the layout, which stays mounted from page to page, when the path changes. */
export function useCloseOnNavigation(element: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current !== pathname) closePopover(element.current)
    shownPath.current = pathname
  }, [pathname, element])
}
