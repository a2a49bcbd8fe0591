import { useEffect, useState } from 'react'

/** Focuses an element by its id once it is rendered; the second press of a double click does not take the focus from it. */
export function useFocus(): (target: string) => void {
  const [wanted, setWanted] = useState<{ readonly target: string }>()
  useEffect(() => {
    if (wanted === undefined) return undefined
    document.getElementById(wanted.target)?.focus()
    const keepFocus = (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault()
    }
    addEventListener('mousedown', keepFocus, { once: true })
    return () => removeEventListener('mousedown', keepFocus)
  }, [wanted])
  return (target) => setWanted({ target })
}
