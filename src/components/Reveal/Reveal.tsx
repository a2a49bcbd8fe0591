import { useEffect, useRef, type ReactNode } from 'react'
import { onceVisible } from '../../lib/onceVisible.ts'
import { inView, reveal } from './Reveal.css.ts'

/** Part of an element that must be visible before it is revealed (docs/product.md, "Motion and timings"). */
const threshold = 0.1

/**
 * Moves its content to its place once, when it scrolls into view: only what is below the viewport at hydration, and never
 * without JavaScript, in print, or with reduced motion.
 */
export function Reveal({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const target = element.current
    if (target === null || typeof IntersectionObserver === 'undefined') return undefined
    if (target.getBoundingClientRect().top < innerHeight) return undefined
    target.classList.add(reveal)
    const stop = onceVisible(target, () => target.classList.add(inView), { threshold })
    return () => {
      stop()
      target.classList.remove(reveal, inView)
    }
  }, [])
  return <div ref={element}>{children}</div>
}
