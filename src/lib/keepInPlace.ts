/** Makes a change above or below `element` without moving it on the screen. */
export function keepInPlace(element: Element | null | undefined, change: () => void): void {
  const before = element?.getBoundingClientRect().top
  change()
  if (!element || before === undefined) return
  const moved = element.getBoundingClientRect().top - before
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}
