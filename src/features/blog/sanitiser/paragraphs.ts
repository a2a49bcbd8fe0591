import { blocks } from './allowList.ts'

const blankLine = /\n[^\S\n]*\n\s*/

/** Makes paragraphs of text without tags whose lines are apart: what is typed as plain text, and what WordPress stores. */
export function makeParagraphs(article: DocumentFragment): void {
  const isText = (node: Node): node is Text => node.nodeType === 3
  const isBlock = (node: Node): boolean => node.nodeType === 1 && (node as Element).matches(blocks)
  if (![...article.childNodes].some((node) => isText(node) && blankLine.test(node.data.trim()))) return
  const document = article.ownerDocument
  let paragraph: Element | undefined
  for (const node of Array.from(article.childNodes)) {
    if (isBlock(node)) {
      paragraph = undefined
      continue
    }
    for (const [at, part] of (isText(node) ? node.data.split(blankLine) : [node]).entries()) {
      if (at > 0) paragraph = undefined
      if (part === '' || (paragraph === undefined && typeof part === 'string' && part.trim() === '')) continue
      if (paragraph === undefined) node.before((paragraph = document.createElement('p')))
      paragraph.append(part)
    }
    if (isText(node)) node.remove()
  }
}
