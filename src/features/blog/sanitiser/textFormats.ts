import type { Locale } from '../../../i18n/locales.ts'

/** The attribute in which the sanitiser reads styles (purifier.ts). */
export const styleAttribute = 'data-style'

const styled = (value: string): string =>
  ['', ' '].map((space) => `[${styleAttribute}*="${value.replace(':', `:${space}`)}" i]`).join(', ')
const raised = `sup, ${styled('vertical-align:super')}`
const lowered = `sub, ${styled('vertical-align:sub')}`
const struck = `del, s, strike, [${styleAttribute}*="line-through" i]`
const notBold = /(?:^|;)\s*font-weight\s*:\s*(?:normal|400)\b/i

const signs = '0123456789+-−–=()'
const raisedSigns = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾'
const loweredSigns = '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎'

const struckWords: Readonly<Record<Locale, string>> = { en: 'crossed out', de: 'gestrichen' }

/**
 * Writes formats for which an article has no tag as text, where their loss would change a meaning: "€1,500" with a note 1 would
 * read as €1,5001, and a crossed-out price as a valid one. Google Docs wraps what it copies in a `b` that is not bold.
 * @param document one that no article can reach
 */
export function writeFormats(article: Element, document: Document, locale: Locale): void {
  for (const element of article.querySelectorAll(`b[${styleAttribute}]`))
    if (notBold.test(element.getAttribute(styleAttribute) ?? '')) element.replaceWith(...element.childNodes)
  for (const element of article.querySelectorAll(struck)) writeStruck(element, document, locale)
  for (const element of article.querySelectorAll(lowered)) writeSigns(element, document, loweredSigns)
  for (const element of article.querySelectorAll(raised)) writeSigns(element, document, raisedSigns)
}

/** The texts within an element that are more than white space. */
export function textsIn(element: Element, document: Document): Text[] {
  const texts: Text[] = []
  const nodes = document.createTreeWalker(element, 4)
  while (nodes.nextNode() !== null) texts.push(nodes.currentNode as Text)
  return texts.filter(({ data }) => data.trim() !== '')
}

/** Letters, such as those of "20th", read the same on the line. */
function writeSigns(element: Element, document: Document, written: string): void {
  if (!/\d/.test(element.textContent)) return
  for (const text of textsIn(element, document))
    text.data = text.data.replace(/[-\d+−–=()]/g, (sign) => written.charAt(signs.indexOf(sign)))
}

function writeStruck(element: Element, document: Document, locale: Locale): void {
  if (element.parentElement?.closest(struck) != null) return
  // Editors split a text at every change of its style.
  for (let next = element.nextSibling; next !== null && isStruck(next); next = element.nextSibling) {
    element.append(...next.childNodes)
    next.remove()
  }
  const texts = textsIn(element, document)
  const [first, last] = [texts[0], texts.at(-1)]
  if (first === undefined || last === undefined) return
  const [before, after] = [element.previousSibling?.textContent ?? '', element.nextSibling?.textContent ?? '']
  first.data = `${/[^\s(]$/.test(before) ? ' ' : ''}(${struckWords[locale]}: ${first.data.trimStart()}`
  last.data = `${last.data.trimEnd()})${/^[\p{L}\p{N}\p{Sc}]/u.test(after) ? ' ' : ''}`
}

const isStruck = (node: Node): node is Element => node.nodeType === 1 && (node as Element).matches(struck)
