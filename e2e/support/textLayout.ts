/**
 * Layout faults of a page's texts in its current state, one line each. Runs in the page, so it may use nothing from
 * outside. Ignores differences of one pixel, which are rounding.
 */
export async function textFaults(): Promise<string[]> {
  await document.fonts.ready
  const faults = new Set<string>()
  const tolerance = 1
  const scrolls = /auto|scroll/
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    // Texts for screen readers only are one pixel wide (src/styles/visuallyHidden.ts).
    [...ancestors(element)].every((it) => getComputedStyle(it).clipPath !== 'inset(50%)')
  const name = (element: Element) => `<${element.localName}> “${element.textContent.trim().slice(0, 60)}”`
  const ancestors = function* (element: Element) {
    for (let it: Element | null = element; it !== null; it = it.parentElement) yield it
  }
  /** Whether the visitor can scroll the overflow into view, as in a carousel. */
  const isScrolled = (element: Element) =>
    [...ancestors(element)].some((it) => scrolls.test(getComputedStyle(it).overflowX))

  if (document.documentElement.scrollWidth > innerWidth + tolerance)
    faults.add(`the page is ${document.documentElement.scrollWidth} px wide`)

  const isClipping = (element: Element) => {
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
    // A clamped text ends in an ellipsis on purpose, as on cards of posts.
    return /hidden|clip/.test(overflowX + overflowY) && webkitLineClamp === 'none'
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement
    if (element === null || node.textContent?.trim() === '' || !shown(element) || isScrolled(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = [...ancestors(element)].find((it) => getComputedStyle(it).display !== 'inline') ?? element
    const frame = box.getBoundingClientRect()
    const edges = [...ancestors(element)].filter(isClipping).map((it) => it.getBoundingClientRect())
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (width <= tolerance) continue
      const isOutside = (edge: DOMRect) => left < edge.left - tolerance || right > edge.right + tolerance
      if (left < -tolerance || right > innerWidth + tolerance) faults.add(`${name(element)} leaves the screen`)
      else if (edges.some((edge) => isOutside(edge) || top < edge.top - tolerance || bottom > edge.bottom + tolerance))
        faults.add(`${name(element)} is cut off`)
      // The text of a drawing has no box but itself, which is turned where the text is.
      else if (!(box instanceof SVGElement) && isOutside(frame)) faults.add(`${name(element)} leaves its box`)
    }
  }

  for (const element of document.body.querySelectorAll('button, a, select'))
    if (shown(element) && element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 4 * tolerance)
      faults.add(`${name(element)} is higher than its box`)

  const controls = [...document.querySelectorAll('header a, header button')].filter(shown)
  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1)) {
      // An opened menu covers the header.
      if (one.closest('[popover]') !== other.closest('[popover]')) continue
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const overlaps = (from: 'left' | 'top', to: 'right' | 'bottom') =>
        Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > tolerance
      if (overlaps('left', 'right') && overlaps('top', 'bottom')) faults.add(`${name(one)} and ${name(other)} overlap`)
    }
  return [...faults]
}
