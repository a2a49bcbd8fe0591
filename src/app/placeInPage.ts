const sections = () => [...document.querySelectorAll('#main section')]

/** The section at the top of the viewport, and how much of it is above; returns a function that scrolls to it in a translation of the page. */
export function placeInPage(): () => void {
  const at = sections().findLastIndex((section) => section.getBoundingClientRect().top <= 0)
  const { top, height } = sections()[at]?.getBoundingClientRect() ?? { top: -scrollY, height: 1 }
  // Text in another language is longer or shorter.
  const part = -top / height
  return () => {
    const box = sections()[at]?.getBoundingClientRect() ?? { top: -scrollY, height: 1 }
    scrollTo({ top: scrollY + box.top + part * box.height, behavior: 'instant' })
  }
}
