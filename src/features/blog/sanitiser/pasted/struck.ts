import type { Locale } from '../../../../i18n/locales.ts'
import { eachRun, following, isElement, unwrap } from './nodes.ts'
import { isStruck, struckNames, styled } from './styles.ts'
import { words } from './words.ts'

/** An article has no tag for text that is crossed out, so words say it: a former price must not read as a valid one. */
export function readStruck(article: Element, document: Document, locale: Locale): void {
  const names = struckNames.join(', ')
  const done = new Set<Element>()
  for (const element of article.querySelectorAll(`${names}, ${styled}`)) {
    const isNamed = element.matches(names)
    if (isStruck(element) === true && !done.has(element)) {
      absorb(element)
      for (const inner of element.querySelectorAll(`${names}, ${styled}`)) done.add(inner)
      eachRun(
        element,
        () => false,
        (run) => {
          const [before, after] = [element.previousSibling?.textContent ?? '', element.nextSibling?.textContent ?? '']
          const opening = `(${words[locale].struck}: `
          run[0]?.before(document.createTextNode(/[^\s(]$/.test(before) ? ` ${opening}` : opening))
          run.at(-1)?.after(document.createTextNode(/^[\p{L}\p{N}\p{Sc}]/u.test(after) ? ') ' : ')'))
        },
      )
    }
    if (isNamed) unwrap(element)
  }
}

/** Takes in the struck elements that follow directly: editors split a text at every change of its style. */
function absorb(element: Element): void {
  for (;;) {
    const next = following(element)
    if (
      next === null ||
      !isElement(next) ||
      isStruck(next) !== true ||
      next.matches('p, li, div, h1, h2, h3, h4, h5, h6')
    )
      return
    while (element.nextSibling !== null && element.nextSibling !== next) element.append(element.nextSibling)
    element.append(...next.childNodes)
    next.remove()
  }
}
