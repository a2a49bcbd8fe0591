import { blocks } from './allowList.ts'
import { makeParagraphs } from './paragraphs.ts'
import { isPromotional } from './promotionalLines.ts'
import { replaceTag } from './replaceTag.ts'

// oxlint-disable-next-line no-control-regex -- nobody reads them, and a carriage return would not survive
const controls = /[\u0000-\u0008\u000B-\u001F\u007F]/g
const nothingToRead = /^[\s\u00AD\u200B-\u200D\u2060\uFEFF]*$/
const promotedIn = 'p, li, div, blockquote, span, h4, h5, h6'

/**
 * Removes the title, which the page shows itself, a content tool's advertising, and empty elements.
 * @param article purified, in a document of its own
 */
export function removeNoise(article: DocumentFragment): void {
  tidyText(article)
  makeParagraphs(article)
  removeTitle(article)
  for (const element of article.querySelectorAll(promotedIn))
    if (element.querySelector('img') === null && isPromotional(element.textContent)) element.remove()
  removeEmpty(article)
  for (const anchor of article.querySelectorAll('a:not([href], [id])')) anchor.replaceWith(...anchor.childNodes)
}

function tidyText(article: DocumentFragment): void {
  const texts = article.ownerDocument.createTreeWalker(article, 4)
  while (texts.nextNode() !== null) {
    const text = texts.currentNode as Text
    const tidy = text.data.replace(/\r\n?/g, '\n').replace(controls, '')
    if (tidy !== text.data) text.data = tidy
  }
  // The parser swallows a line break after <pre>: one more each time the article is read.
  for (const { firstChild } of article.querySelectorAll('pre'))
    if (firstChild?.nodeType === 3) firstChild.textContent = firstChild.textContent?.replace(/^\n+/, '') ?? ''
}

/** The first h1 goes. Further ones are sections: the page has one h1. */
function removeTitle(article: DocumentFragment): void {
  const [title, ...others] = [...article.querySelectorAll('h1')].filter((heading) => !isEmpty(heading))
  if (title === undefined) return
  // An unclosed title contains the whole article.
  const firstBlock = [...title.childNodes].findIndex((node) => isElement(node) && node.matches(blocks))
  if (firstBlock === -1) title.remove()
  else title.replaceWith(...[...title.childNodes].slice(firstBlock))
  for (const heading of others) replaceTag(heading, 'h2', article.ownerDocument)
}

const isEmpty = (element: Element): boolean =>
  nothingToRead.test(element.textContent) && element.querySelector('img') === null

const isElement = (node: Node): node is Element => node.nodeType === 1

/** From the inside out, since a block of empty blocks is empty. */
function removeEmpty(article: DocumentFragment): void {
  for (const element of [...article.querySelectorAll('*')].toReversed()) {
    if (!isEmpty(element) || element.matches('br, img')) continue
    if (element.matches(blocks)) element.remove()
    // A word space in empty emphasis stays a word space; an empty anchor may be where a link leads.
    else if (element.id === '') element.replaceWith(element.textContent)
  }
}
