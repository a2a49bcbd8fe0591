import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider'
import { useKeenSlider } from 'keen-slider/react'
import { useState } from 'react'

const slides = (perView: number): KeenSliderOptions => ({ slides: { perView } })
const options: KeenSliderOptions = {
  loop: true,
  selector: '[data-slide]',
  renderMode: 'custom',
  ...slides(1),
  breakpoints: { '(min-width: 48em)': slides(2), '(min-width: 64em)': slides(3) },
}

/** A looping slider of the row's `[data-slide]` elements. `onChange` gets the index of the first visible slide. */
export function useSlider(onChange: (index: number) => void) {
  const [isReady, setIsReady] = useState(false)
  const [row, slider] = useKeenSlider<HTMLDivElement>({
    ...options,
    created: (instance) => {
      leaveToBrowser(instance)
      slideToScrolled(instance)
      instance.container.addEventListener('scroll', () => slideToScrolled(instance))
      setIsReady(true)
    },
    detailsChanged: place,
    slideChanged: ({ track }) => onChange(track.details.rel),
  })
  const go = (by: 1 | -1) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const { current } = slider
    // During the movement a press counts from the slide that it moves to.
    const from = current?.animator.targetIdx ?? current?.track.details.abs ?? 0
    current?.moveToIdx(from + by, true, { duration: isStill ? 0 : 400 })
  }
  return { row, isReady, go }
}

/** Places the slides from the first visible one to the right, because a browser cannot scroll to what is on the left. */
function place({ slides: all, track }: KeenSliderInstance): void {
  const { slides: places, slidesLength } = track.details
  for (const [at, { distance, size }] of places.entries()) {
    const isPast = distance < -size * 0.999
    const slide = all[at]
    if (slide !== undefined) slide.style.translate = `${((distance + (isPast ? slidesLength : 0)) / size - at) * 100}%`
  }
}

/** Shows the slide to which the browser has scrolled: by a linked passage, a search in the page or an early swipe. */
function slideToScrolled({ container, slides: all, track, moveToIdx }: KeenSliderInstance): void {
  const by = Math.round(container.scrollLeft / (all[0]?.offsetWidth ?? 1))
  container.scrollTo({ left: 0, behavior: 'instant' })
  if (by !== 0) moveToIdx(track.details.abs + by, true, { duration: 0 })
}

/** keen-slider would drag by mouse, which selects text, and with two fingers, which zoom. */
function leaveToBrowser({ container }: KeenSliderInstance): void {
  const stop = (event: Event) => {
    const fingers = 'touches' in event ? (event as TouchEvent).touches.length : 0
    if (fingers !== 1) event.stopPropagation()
  }
  for (const type of ['mousedown', 'dragstart', 'touchstart', 'touchmove'])
    container.addEventListener(type, stop, { capture: true, passive: true })
}
