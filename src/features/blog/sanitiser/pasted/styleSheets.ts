import { pastedStyle } from './styles.ts'

/** A rule for one class, such as `.c1 {…}`, `span.s1, p.p2 {…}` or `span.MsoFootnoteReference {…}`. */
const rule = /([^{}]+)\{([^{}]*)\}/g
const simple = /^(?:[a-z][a-z0-9]*)?\.([\w-]+)$/i

/**
 * Reads a document's style sheet as styles of its elements: where Google Docs, Word and Pages save a whole document, what is
 * bold is a class. Styles of an element come after those of its classes.
 */
export function readStyleSheets(article: Element): void {
  const styles = new Map<string, string>()
  for (const sheet of article.parentElement?.querySelectorAll('style') ?? [])
    for (const [, selectors = '', declarations = ''] of (sheet.textContent ?? '').matchAll(rule))
      for (const selector of selectors.split(',')) {
        const name = simple.exec(selector.trim())?.[1]
        if (name !== undefined) styles.set(name, `${styles.get(name) ?? ''};${declarations}`)
      }
  if (styles.size === 0) return
  for (const element of article.querySelectorAll('[class]')) {
    const own = [...element.classList].flatMap((name) => styles.get(name) ?? [])
    if (own.length > 0) element.setAttribute(pastedStyle, [...own, element.getAttribute(pastedStyle) ?? ''].join(';'))
  }
}
