import { useEffect, useRef } from 'react'

/** Runs `action` after `delay` milliseconds, unless the visitor has left the form by then. */
export function useDelayed(action: () => void, delay: number): () => void {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => {
    const run = () => {
      if (isMounted.current) action()
    }
    if (delay === 0) run()
    else setTimeout(run, delay)
  }
}
