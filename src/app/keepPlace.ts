import { scrollNextBy } from './useScrollAndFocus.ts'

const sections = () => [...document.querySelectorAll('#content section')]

/** Scrolls the next page, a translation of this one, to the place in the section that is at the top of the viewport. */
export function keepPlace(): void {
  const at = sections().findLastIndex((section) => section.getBoundingClientRect().top <= 0)
  const { top, height } = sections()[at]?.getBoundingClientRect() ?? { top: -scrollY, height: 1 }
  // Text in another language is longer or shorter.
  const part = -top / height
  scrollNextBy(() => {
    const box = sections()[at]?.getBoundingClientRect() ?? { top: -scrollY, height: 1 }
    scrollTo({ top: scrollY + box.top + part * box.height, behavior: 'instant' })
  })
}
