import { useRef, useState, type ReactNode } from 'react'
import { carousel, control, controls, list, slide, viewport } from './Carousel.css.ts'
import { useSlider } from './useSlider.ts'
import { Live } from '../Live/Live.tsx'

type Props = {
  readonly items: readonly { readonly id: string; readonly content: ReactNode }[]
  /** Names the carousel for screen readers. */
  readonly label: string
  /** What screen readers call the carousel and a slide of it. */
  readonly roles: { readonly carousel: string; readonly slide: string }
  readonly previousLabel: string
  readonly nextLabel: string
  /** Names a slide by its place, for instance "2 of 6". */
  readonly slideLabel: (position: number, total: number) => string
  /** What stands to the left of the buttons, usually the heading. */
  readonly children?: ReactNode
}

/**
 * Looping carousel after the APG pattern: a labelled group, slides as groups named by their place, two buttons, a live
 * region that names the first visible slide after a change. No rotation by itself. Without JavaScript it is a row that
 * scrolls sideways; with reduced motion it changes at once.
 */
export function Carousel({ items, label, roles, previousLabel, nextLabel, slideLabel, children }: Props) {
  const [current, setCurrent] = useState<number | null>(null)
  const element = useRef<HTMLDivElement>(null)
  const go = useSlider(element, setCurrent)
  return (
    <Live until="visible" className={carousel} role="group" aria-roledescription={roles.carousel} aria-label={label}>
      <div className={controls}>
        <div>{children}</div>
        <div className={list}>
          <button type="button" className={control} aria-label={previousLabel} onClick={() => go('prev')}>
            <span aria-hidden="true">←</span>
          </button>
          <button type="button" className={control} aria-label={nextLabel} onClick={() => go('next')}>
            <span aria-hidden="true">→</span>
          </button>
        </div>
      </div>
      {/* The keyboard scrolls the row until the slider takes over, which removes the tab stop. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={viewport} ref={element} tabIndex={0}>
        {items.map(({ id, content }, at) => (
          <div
            key={id}
            className={slide}
            role="group"
            aria-roledescription={roles.slide}
            aria-label={slideLabel(at + 1, items.length)}
            data-slide=""
          >
            {content}
          </div>
        ))}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {current === null ? '' : slideLabel(current + 1, items.length)}
      </p>
    </Live>
  )
}
