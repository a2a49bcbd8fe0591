/**
 * Calls `onVisible` once, when part of the element is in the viewport. Returns a function that stops observing.
 * `options` are those of IntersectionObserver.
 */
export function onceVisible(element: Element, onVisible: () => void, options?: IntersectionObserverInit): () => void {
  const observer = new IntersectionObserver((entries) => {
    // A busy browser reports several changes together, the oldest first.
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    onVisible()
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}
