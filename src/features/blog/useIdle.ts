import { useEffect, useState } from 'react'
import { whenIdle } from '../../lib/whenIdle.ts'

/** Whether the page has been idle since hydration, so that posts can be refreshed. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    let isMounted = true
    void whenIdle().then(() => {
      if (isMounted) setIsIdle(true)
    })
    return () => {
      isMounted = false
    }
  }, [])
  return isIdle
}
