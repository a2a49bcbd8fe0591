import { useState, type ReactNode } from 'react'
import { carousel, control, controls, list, slide, viewport } from './Carousel.css.ts'
import { useSlider } from './useSlider.ts'

type Props = {
  readonly items: readonly { readonly id: string; readonly content: ReactNode }[]
  /** Accessible name of the carousel. */
  readonly label: string
  /** Role descriptions of the carousel and its slides (`aria-roledescription`). */
  readonly roles: { readonly carousel: string; readonly slide: string }
  readonly previousLabel: string
  readonly nextLabel: string
  /** Accessible name of a slide, for example "2 of 6". */
  readonly slideLabel: (position: number, total: number) => string
  /** Content to the left of the buttons, usually the heading. */
  readonly children?: ReactNode
}

/**
 * Looping carousel that follows the APG pattern: a labelled group, slides as groups named by position, two buttons, and
 * a live region that announces the first visible slide after a change. It does not rotate automatically. Without
 * JavaScript the row scrolls horizontally; with reduced motion slides change without animation.
 */
export function Carousel({ items, label, roles, previousLabel, nextLabel, slideLabel, children }: Props) {
  const [current, setCurrent] = useState<number | null>(null)
  const { row, isReady, go } = useSlider(setCurrent)
  return (
    <div className={carousel} role="group" aria-roledescription={roles.carousel} aria-label={label}>
      <div className={controls}>
        <div>{children}</div>
        <div className={list}>
          <button type="button" className={control} aria-label={previousLabel} onClick={() => go(-1)}>
            <span aria-hidden="true">←</span>
          </button>
          <button type="button" className={control} aria-label={nextLabel} onClick={() => go(1)}>
            <span aria-hidden="true">→</span>
          </button>
        </div>
      </div>
      {/* Until the slider is there, the row scrolls by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={viewport[isReady ? 'slides' : 'scrolls']} ref={row} tabIndex={isReady ? undefined : 0}>
        {items.map(({ id, content }, at) => (
          <div
            key={id}
            className={slide[!isReady || at === (current ?? 0) ? 'inView' : 'outOfView']}
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
    </div>
  )
}
