import { useEffect, useState } from 'react'

/** How long a page is left alone after it was taken over, so that news are no part of its arrival, milliseconds. */
const peace = 1000
/** When the browser is asked at the latest after that, milliseconds. */
const patience = 2000

/** Whether the page has stood for a moment and the browser has nothing better to do: the time to look for news. */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    let request = 0
    const settle = () => setIsSettled(true)
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) request = requestIdleCallback(settle, { timeout: patience })
      else settle()
    }, peace)
    return () => {
      clearTimeout(timer)
      if ('cancelIdleCallback' in window) cancelIdleCallback(request)
    }
  }, [])
  return isSettled
}
