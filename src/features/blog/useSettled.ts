import { useEffect, useState } from 'react'
import { whenIdle } from '../../lib/whenIdle.ts'

/** Whether it is time to look for news. */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    let isShown = true
    void whenIdle().then(() => {
      if (isShown) setIsSettled(true)
    })
    return () => {
      isShown = false
    }
  }, [])
  return isSettled
}
