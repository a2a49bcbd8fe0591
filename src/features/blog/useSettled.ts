import { useEffect, useState } from 'react'

/** When the browser is asked at the latest, milliseconds. */
const patience = 2000

/** Whether the page stands and the browser has nothing better to do: a quiet moment to look for news. */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const settle = () => setIsSettled(true)
    if ('requestIdleCallback' in window) {
      const request = requestIdleCallback(settle, { timeout: patience })
      return () => cancelIdleCallback(request)
    }
    const timer = setTimeout(settle, 200)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
