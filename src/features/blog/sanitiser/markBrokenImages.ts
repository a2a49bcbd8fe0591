import { brokenImage } from './brokenImages.css.ts'

/**
 * Puts a class on each image of an article that fails to load, now or later, so that its alternative text is shown in a
 * frame. The container needs the class `articleImages`.
 * @returns a function that removes the listeners
 */
export function markBrokenImages(container: Element): () => void {
  const mark = ({ target, type }: Event): void => {
    if (target instanceof HTMLImageElement) target.classList.toggle(brokenImage, type === 'error')
  }
  // These events do not bubble, but they can be caught on their way down.
  container.addEventListener('error', mark, true)
  container.addEventListener('load', mark, true)
  for (const image of container.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0) image.classList.add(brokenImage)
  return () => {
    container.removeEventListener('error', mark, true)
    container.removeEventListener('load', mark, true)
  }
}
