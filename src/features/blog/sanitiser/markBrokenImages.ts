/** Attribute of a picture that cannot be loaded. The sanitiser lets no author's attribute of this name through. */
export const brokenImage = 'data-broken'

/**
 * Puts an attribute on each image of an article that fails to load, now or later, so that its alternative text is shown in a
 * frame. The container needs the class `articleImages`.
 * @returns a function that removes the listeners
 */
export function markBrokenImages(container: Element): () => void {
  const mark = ({ target, type }: Event): void => {
    if (target instanceof HTMLImageElement) target.toggleAttribute(brokenImage, type === 'error')
  }
  // `load` and `error` events do not bubble, but they can be captured.
  container.addEventListener('error', mark, true)
  container.addEventListener('load', mark, true)
  for (const image of container.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0) image.toggleAttribute(brokenImage, true)
  return () => {
    container.removeEventListener('error', mark, true)
    container.removeEventListener('load', mark, true)
  }
}
