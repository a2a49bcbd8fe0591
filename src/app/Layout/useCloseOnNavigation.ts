import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** Closes a popover of the layout, which stays mounted from page to page, when the path changes. */
export function useCloseOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current !== pathname && popover.current?.matches(':popover-open')) popover.current.hidePopover()
    shownPath.current = pathname
  }, [pathname, popover])
}
