import { useEffect, useState } from 'react'

/** Focuses an element by its id once it is rendered; the second press of a double click does not take the focus from it. */
export function useFocus(): (target: string) => void {
  const [request, setRequest] = useState<{ readonly target: string }>()
  useEffect(() => {
    if (request === undefined) return undefined
    document.getElementById(request.target)?.focus()
    const keepFocus = (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault()
    }
    addEventListener('mousedown', keepFocus, { once: true })
    return () => removeEventListener('mousedown', keepFocus)
  }, [request])
  return (target) => setRequest({ target })
}
