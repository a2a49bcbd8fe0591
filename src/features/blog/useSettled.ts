import { useEffect, useState } from 'react'

/** Resolves once the app has taken the page over and has said so. */
const complete = import.meta.env.SSR
  ? undefined
  : new Promise<void>((resolve) => {
      document.addEventListener('render-complete', () => resolve(), { once: true })
    })

/** Whether the page has been taken over and the browser has nothing better to do: a quiet moment to look for news. */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    let isGone = false
    void complete?.then(() => {
      const settle = () => !isGone && setIsSettled(true)
      if ('requestIdleCallback' in window) requestIdleCallback(settle, { timeout: 2000 })
      else setTimeout(settle, 200)
    })
    return () => {
      isGone = true
    }
  }, [])
  return isSettled
}
