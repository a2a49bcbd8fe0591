import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider'
import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { onceVisible } from '../../lib/onceVisible.ts'

/** Load the slider this far before its element enters the viewport (CSS margin). */
const margin = '300px'

/**
 * Loads keen-slider when the element is near the viewport or a button is pressed. Until then, and if loading fails, the
 * element is a scrollable row.
 */
export function useSlider(element: RefObject<HTMLDivElement | null>, onChange: (index: number) => void) {
  const slider = useRef<Promise<KeenSliderInstance> | null>(null)
  const report = useRef(onChange)
  useEffect(() => {
    report.current = onChange
  })

  const load = useCallback(() => {
    slider.current ??= create(element, (index) => report.current(index)).catch((error: unknown) => {
      slider.current = null
      if (element.current !== null) element.current.dataset['slider'] = 'failed'
      throw error
    })
    return slider.current
  }, [element])

  useEffect(() => {
    const target = element.current
    if (target === null) return undefined
    const loadOrScroll = () => {
      load().catch((error: unknown) => console.warn('The slider could not be loaded; the row scrolls instead.', error))
    }
    const stop = onceVisible(target, loadOrScroll, { rootMargin: margin })
    return () => {
      stop()
      void slider.current?.then((instance) => instance.destroy()).catch(() => {})
      slider.current = null
    }
  }, [element, load])

  return useCallback(
    (step: 'prev' | 'next') => {
      // The bar of src/styles/global.css.ts.
      document.body.setAttribute('aria-busy', 'true')
      load()
        .then((instance) => instance[step]())
        .catch(() => element.current?.scrollBy({ left: (step === 'next' ? 1 : -1) * element.current.clientWidth }))
        .finally(() => document.body.removeAttribute('aria-busy'))
    },
    [element, load],
  )
}

async function create(
  element: RefObject<HTMLDivElement | null>,
  onChange: (index: number) => void,
): Promise<KeenSliderInstance> {
  const { default: KeenSlider } = await import('keen-slider')
  const target = element.current
  if (target === null) throw new Error('The carousel has left the page.')
  target.scrollTo({ left: 0, behavior: 'instant' })
  target.dataset['slider'] = 'ready'
  target.removeAttribute('tabindex')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const slides = (perView: number): KeenSliderOptions => ({ slides: { perView, spacing: 0 } })
  const options = (): KeenSliderOptions => ({
    loop: true,
    selector: '[data-slide]',
    ...slides(1),
    breakpoints: { '(min-width: 48em)': slides(2), '(min-width: 64em)': slides(3) },
    defaultAnimation: { duration: still.matches ? 0 : 400 },
    slideChanged: (instance) => {
      onChange(instance.track.details.rel)
      fitHeight(instance)
    },
    created: (instance) => {
      fitHeight(instance)
      followSlides(instance)
    },
    updated: fitHeight,
  })
  const slider = new KeenSlider(target, options())
  const onMotion = () => slider.update(options(), slider.track.details.rel)
  still.addEventListener('change', onMotion)
  slider.on('destroyed', () => still.removeEventListener('change', onMotion))
  return slider
}

/** Slides change their height when their font arrives. */
function followSlides(instance: KeenSliderInstance): void {
  const observer = new ResizeObserver(() => fitHeight(instance))
  for (const slide of instance.slides) observer.observe(slide)
  instance.on('destroyed', () => observer.disconnect())
}

/** The row is as high as its visible slides. */
function fitHeight({ container, slides, track, options }: KeenSliderInstance): void {
  const perView = typeof options.slides === 'object' ? Number(options.slides?.perView) : 1
  const visible = Array.from({ length: perView }, (_, at) => slides[(track.details.rel + at) % slides.length])
  container.style.height = `${Math.max(...visible.map((slide) => slide?.getBoundingClientRect().height ?? 0))}px`
}
