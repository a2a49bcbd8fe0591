import { useEffect, useRef, useState } from 'react'
import { useFormats } from '../../i18n/useFormats.ts'
import { rangeDash } from '../../lib/format.ts'
import { onceVisible } from '../../lib/onceVisible.ts'
import { counting, description, figure, final, label, stat, stats } from './Stat.css.ts'

export type StatProps = {
  /** Final value. */
  readonly end: number
  /** Lower end of a range such as "4–6"; only the upper end counts up. */
  readonly min?: number
  readonly suffix?: string
  readonly decimals?: number
  /** Duration of the animation in milliseconds. */
  readonly duration?: number
  readonly label: string
  readonly description?: string
}

/** Visible share of the element at which the counter starts (IntersectionObserver threshold). */
const threshold = 0.3
const easeOut = (progress: number) => 1 - (1 - progress) ** 3

/**
 * A large figure that counts up once when visible. The HTML contains the final figure, for screen readers, print,
 * reduced motion and visitors without JavaScript.
 */
export function Stat({
  end,
  min,
  suffix = '',
  decimals = 0,
  duration = 2000,
  label: name,
  description: text,
}: StatProps) {
  const element = useRef<HTMLSpanElement>(null)
  const { tag } = useFormats()
  const value = useCounter(element, { end, duration })
  const number = new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  const from = min === undefined ? '' : `${number.format(min)}${rangeDash}`
  const format = (to: number) => `${from}${number.format(to)}${suffix}`
  return (
    <div className={stat}>
      <dt className={label}>{name}</dt>
      <dd className={figure}>
        <span className={final}>{format(end)}</span>
        <span className={counting} aria-hidden="true" ref={element}>
          {format(value)}
        </span>
      </dd>
      {text !== undefined && <dd className={description}>{text}</dd>}
    </div>
  )
}

/** List of stats. */
export function Stats({ children }: { readonly children: React.ReactNode }) {
  return <dl className={stats}>{children}</dl>
}

type Run = { readonly end: number; readonly duration: number }

function useCounter(element: React.RefObject<HTMLElement | null>, { end, duration }: Run): number {
  const [value, setValue] = useState(end)
  useEffect(() => {
    const target = element.current
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (target === null || isStill || typeof IntersectionObserver === 'undefined') return undefined
    let frame = 0
    const count = () => {
      const began = performance.now()
      const step = (now: number) => {
        const progress = Math.min(1, Math.max(0, (now - began) / duration))
        setValue(end * easeOut(progress))
        if (progress < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    }
    const stop = onceVisible(target, count, { threshold })
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [element, end, duration])
  return value
}
