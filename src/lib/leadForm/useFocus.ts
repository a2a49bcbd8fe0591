import { useEffect, useState } from 'react'

/** Focuses an element by its id once it is rendered. */
export function useFocus(): (target: string) => void {
  const [wanted, setWanted] = useState<{ readonly target: string }>()
  useEffect(() => {
    if (wanted !== undefined) document.getElementById(wanted.target)?.focus()
  }, [wanted])
  return (target) => setWanted({ target })
}
