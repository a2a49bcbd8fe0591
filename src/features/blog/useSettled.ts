import { useEffect, useState } from 'react'
import { settled } from '../../lib/settled.ts'

/** Whether it is time to look for news. */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    let isShown = true
    void settled().then(() => {
      if (isShown) setIsSettled(true)
    })
    return () => {
      isShown = false
    }
  }, [])
  return isSettled
}
