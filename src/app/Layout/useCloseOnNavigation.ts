import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** Closes a popover of the layout, which stays mounted from page to page, when the path changes. */
export function useCloseOnNavigation(element: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const popover = element.current
    return () => popover?.hidePopover?.()
  }, [pathname, element])
}
