import { useEffect, useRef, useState } from 'react'

export type Layer = { readonly name: string; readonly place: 'before' | 'first' | 'turned' | 'pending' }

/**
 * The pictures in the order in which they are painted: the one before, beneath the one that is shown while that fades in, and
 * the next one until it is decoded. A picture that does not load leaves its place empty, since another would not be of its hour.
 */
export function useDecoded(next: string) {
  const [{ shown, before }, setShown] = useState<{ shown: string; before?: string }>({ shown: next })
  const pending = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (next === shown) return undefined
    let isNext = true
    const show = () => isNext && setShown({ shown: next, before: shown })
    // The picture before is still there when the visitor turns back.
    const decoded = pending.current?.querySelector('img')?.decode() ?? Promise.resolve()
    decoded.then(show, show)
    return () => {
      isNext = false
    }
  }, [next, shown])
  const layers: Layer[] = [{ name: shown, place: before === undefined ? 'first' : 'turned' }]
  if (before !== undefined) layers.unshift({ name: before, place: 'before' })
  if (next !== shown && next !== before) layers.push({ name: next, place: 'pending' })
  return { layers, pending, isShown: next === shown }
}
