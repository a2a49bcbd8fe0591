import { useEffect, useRef, useState } from 'react'

export type Layer = { readonly name: string; readonly place: 'before' | 'first' | 'turned' | 'pending' }

/**
 * The pictures in the order in which they are painted: the one before, beneath the one that is shown while that fades in, and
 * the wanted one until it is decoded. A picture that does not load leaves its place empty, since another would not be of its hour.
 */
export function useDecoded(wanted: string) {
  const [{ shown, before }, setShown] = useState<{ shown: string; before?: string }>({ shown: wanted })
  const pending = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wanted === shown) return undefined
    let isWanted = true
    const show = () => isWanted && setShown({ shown: wanted, before: shown })
    // The picture before is still there when the visitor turns back.
    const decoded = pending.current?.querySelector('img')?.decode() ?? Promise.resolve()
    decoded.then(show, show)
    return () => {
      isWanted = false
    }
  }, [wanted, shown])
  const layers: Layer[] = [{ name: shown, place: before === undefined ? 'first' : 'turned' }]
  if (before !== undefined) layers.unshift({ name: before, place: 'before' })
  if (wanted !== shown && wanted !== before) layers.push({ name: wanted, place: 'pending' })
  return { layers, pending, isShown: wanted === shown }
}
