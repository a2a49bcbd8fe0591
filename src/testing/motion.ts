import { stillness } from './motion.css.ts'

export type Motion = 'full' | 'reduced'

const native = matchMedia.bind(globalThis)
const always = '(min-width: 0)'
const never = '(max-width: 0)'
let motion: Motion = 'full'

globalThis.matchMedia = (query) =>
  native(
    query
      .replaceAll('(prefers-reduced-motion: reduce)', motion === 'reduced' ? always : never)
      .replaceAll('(prefers-reduced-motion: no-preference)', motion === 'reduced' ? never : always),
  )

/** Mocks `matchMedia` for reduced motion and disables CSS animations, since a page cannot set the media query. */
export function setMotion(next: Motion): void {
  motion = next
  document.documentElement.classList.toggle(stillness, next === 'reduced')
}
