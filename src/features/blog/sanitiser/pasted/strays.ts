import type { Locale } from '../../../../i18n/locales.ts'
import { following, isBlock, isElement, isText, preceding, textsIn, unwrap, wrap } from './nodes.ts'
import { styled } from './styles.ts'
import { words } from './words.ts'

/** Marks that tags would show: quotation marks, and the boxes of a checklist. */
export function readMarks(article: Element, locale: Locale): void {
  for (const quote of article.querySelectorAll('q')) {
    const [opening, closing] = words[locale].quotes
    quote.prepend(opening)
    quote.append(closing)
    unwrap(quote)
  }
  for (const box of article.querySelectorAll('input[type="checkbox" i], .checkbox')) {
    const isTicked = box.hasAttribute('checked') || box.classList.contains('checkbox-on')
    const next = box.nextSibling
    if (next !== null && isText(next)) next.data = next.data.trimStart()
    box.replaceWith(isTicked ? '☑ ' : '☐ ')
  }
}

/** Removes what only carried styles, and line breaks between blocks, which Google Docs adds. */
export function removeCarriers(article: Element): void {
  for (const span of article.querySelectorAll(`span${styled}`))
    if (!span.hasAttribute('class') && !span.hasAttribute('id') && !span.hasAttribute('title')) unwrap(span)
  for (const lineBreak of article.querySelectorAll('br')) {
    const [before, after] = [preceding(lineBreak), following(lineBreak)]
    const isBetween = (before === null || isBlock(before)) && (after === null || isBlock(after))
    if (isBetween && (before !== null || after !== null)) lineBreak.remove()
  }
}

const blankLine = /\n[^\S\n]*\n\s*/

/** Text without paragraphs whose lines are apart: what WordPress stores, and what is typed as plain text. */
export function readParagraphs(article: Element, document: Document): void {
  const texts = [...article.childNodes].filter(isText)
  if (!texts.some(({ data }) => blankLine.test(data.trim()))) return
  let run: ChildNode[] = []
  const flush = (): void => {
    if (run.some(({ textContent }) => (textContent ?? '').trim() !== '')) wrap(run, 'p', document)
    run = []
  }
  for (const child of Array.from(article.childNodes)) {
    if (isElement(child) && isBlock(child)) flush()
    else if (!isText(child)) run.push(child)
    else {
      const parts = child.data.split(blankLine).map((part) => document.createTextNode(part))
      child.replaceWith(...parts)
      for (const [at, part] of parts.entries()) {
        if (at > 0) flush()
        run.push(part)
      }
    }
  }
  flush()
  for (const text of textsIn(article)) if (text.parentNode === article) text.data = text.data.replace(/\s+/g, '\n')
}

/** Some editors paste every space as one at which no line breaks, so that a paragraph becomes wider than a phone. */
export function breakLines(article: Element): void {
  for (const text of textsIn(article)) {
    const fixed = text.data.match(/\S\u00A0(?=\S)/g)?.length ?? 0
    const spaces = text.data.match(/\S (?=\S)/g)?.length ?? 0
    if (fixed > 3 && fixed > spaces) text.data = text.data.replaceAll('\u00A0', ' ')
  }
}
