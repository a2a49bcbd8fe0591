/**
 * Helpers for a parsed article that is not sanitised yet. Its own document is never asked: names in hostile markup hide the
 * methods of a document.
 */

export const isElement = (node: Node): node is Element => node.nodeType === 1
export const isText = (node: Node): node is Text => node.nodeType === 3

const blockNames =
  'address article aside blockquote caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
  'header hgroup hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
const blockSet = new Set(blockNames.split(' '))
const blockSelector = blockNames.replaceAll(' ', ', ')

export const isBlock = (node: Node): boolean => isElement(node) && blockSet.has(node.localName)
export const hasBlock = (element: Element): boolean =>
  element.firstElementChild !== null && element.querySelector(blockSelector) !== null

/** White space, and what readers do not see. */
export const isSpace = (text: string | null): boolean => /^[\s\u00AD\u200B-\u200D\u2060\uFEFF]*$/.test(text ?? '')

/** Comments, and text without anything to read. */
export const isNothing = (node: Node): boolean => node.nodeType === 8 || (isText(node) && isSpace(node.data))

export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

export function wrap(nodes: readonly ChildNode[], name: string, document: Document): Element {
  const element = document.createElement(name)
  nodes[0]?.before(element)
  element.append(...nodes)
  return element
}

/** The next sibling that is something, also over white space. */
export function following(node: Node): Node | null {
  let next = node.nextSibling
  while (next !== null && isNothing(next)) next = next.nextSibling
  return next
}
export function preceding(node: Node): Node | null {
  let previous = node.previousSibling
  while (previous !== null && isNothing(previous)) previous = previous.previousSibling
  return previous
}

/** The texts within a node, in order. */
export function textsIn(node: Node): Text[] {
  const texts: Text[] = []
  const add = (parent: Node): void => {
    for (const child of parent.childNodes) {
      if (isText(child)) texts.push(child)
      else add(child)
    }
  }
  add(node)
  return texts
}

/**
 * Finds the longest runs of inline nodes with something to read, so that a format can be given to texts and not to blocks.
 * @param isExcluded elements that are part of no run
 */
export function eachRun(
  container: Element,
  isExcluded: (element: Element) => boolean,
  take: (run: readonly ChildNode[]) => void,
): void {
  let run: ChildNode[] = []
  const flush = (): void => {
    const isEdge = (node: ChildNode | undefined): boolean =>
      node !== undefined && (isNothing(node) || (isElement(node) && node.localName === 'br'))
    while (isEdge(run[0])) run.shift()
    while (isEdge(run.at(-1))) run.pop()
    if (run.some((node) => !isSpace(node.textContent))) take(run)
    run = []
  }
  for (const child of Array.from(container.childNodes)) {
    if (!isElement(child)) run.push(child)
    else if (isExcluded(child)) flush()
    else if (isBlock(child) || hasBlock(child) || [...child.querySelectorAll('*')].some(isExcluded)) {
      flush()
      eachRun(child, isExcluded, take)
    } else run.push(child)
  }
  flush()
}
