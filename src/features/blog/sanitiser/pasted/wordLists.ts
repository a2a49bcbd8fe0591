import { following, isElement, isText, textsIn, unwrap } from './nodes.ts'
import { labelAttribute } from './orderedLists.ts'
import { declared, styled } from './styles.ts'

/** A paragraph that is an item of a list to its reader: Word writes lists so. */
type Item = { readonly element: Element; readonly level: number; readonly marker: string }

/** Bullets in front of a paragraph. The letters are those that Word shows in the font Wingdings. */
const bullet = /^[·•▪◦‣●○■□▸►–-]$|^[o§üØv]$/
const plainBullet = /^[\s\u00A0]*([·•▪◦‣●■▸►])[\s\u00A0]*(?=\S)/
const wordMarker = /^[\s\u00A0]*([·•▪◦‣●○■□–-]|[o§üØv](?=\u00A0)|(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])[\s\u00A0]+/i

/** Makes lists of paragraphs that begin with a bullet, or that Word calls items of a list. */
export function readWordLists(article: Element, document: Document): void {
  // Word on the web wraps each item's list.
  for (const wrapper of article.querySelectorAll('.ListContainerWrapper')) unwrap(wrapper)
  for (const heading of article.querySelectorAll('h1, h2, h3, h4, h5, h6')) readNumber(heading)
  const seen = new Set<Element>()
  for (const paragraph of article.querySelectorAll('p')) {
    if (seen.has(paragraph)) continue
    const items = itemsFrom(paragraph)
    for (const { element } of items) seen.add(element)
    if (items.length > 0) makeList(items, document)
  }
}

/** A heading that is an item of a list stays a heading with its number. */
function readNumber(heading: Element): void {
  const ignored = markerOf(heading)
  if (ignored === undefined) return
  const marker = ignored.textContent.replace(/[\s\u00A0]+/g, '')
  ignored.replaceWith(bullet.test(marker) ? '' : `${marker} `)
}

/** The element in which Word keeps the number or the bullet of an item. */
const markerOf = (element: Element): Element | undefined =>
  [...element.querySelectorAll(styled)].find((span) => declared(span, 'mso-list') === 'ignore')

/** The item that a paragraph is, and those that follow it directly. */
function itemsFrom(paragraph: Element): Item[] {
  const items: Item[] = []
  let next: Node | null = paragraph
  while (next !== null && isElement(next) && next.localName === 'p') {
    const item = itemOf(next)
    if (item === undefined) break
    items.push(item)
    next = following(next)
  }
  return items
}

function itemOf(element: Element): Item | undefined {
  const list = declared(element, 'mso-list')
  const ignored = markerOf(element)
  const level = Number(/level(\d)/.exec(list ?? '')?.[1] ?? 1)
  if (ignored !== undefined) {
    const marker = ignored.textContent.replace(/[\s\u00A0]+/g, '')
    ignored.remove()
    return { element, level, marker }
  }
  const isWords =
    (list !== undefined && list !== 'none') || /\bMsoListParagraph/i.test(element.getAttribute('class') ?? '')
  const found = (isWords ? wordMarker : plainBullet).exec(element.textContent)
  if (found?.[1] === undefined) return undefined
  removeStart(element, found[0].length)
  return { element, level, marker: found[1] }
}

/** Removes the first characters of an element's text. */
function removeStart(element: Element, length: number): void {
  let left = length
  for (const text of textsIn(element)) {
    const cut = Math.min(left, text.data.length)
    text.data = text.data.slice(cut)
    left -= cut
    if (left === 0) return
  }
}

function makeList(items: readonly Item[], document: Document): void {
  /** The open lists, from the outermost to the innermost. */
  const open: { readonly list: Element; readonly level: number }[] = []
  for (const { element, level, marker } of items) {
    const name = bullet.test(marker) || marker === '' ? 'ul' : 'ol'
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const current = open.at(-1)
    const item = document.createElement('li')
    if (current !== undefined && current.level >= level && current.list.localName === name) current.list.append(item)
    else {
      const list = document.createElement(name)
      const host = current !== undefined && current.level < level ? current.list.lastElementChild : null
      if (host !== null) host.append(list)
      else if (current === undefined) element.before(list)
      else {
        current.list.after(list)
        open.pop()
      }
      open.push({ list, level })
      list.append(item)
    }
    if (name === 'ol') item.setAttribute(labelAttribute, marker)
    item.append(...element.childNodes)
    trimStart(item)
    element.remove()
  }
}

function trimStart(item: Element): void {
  const { firstChild } = item
  if (firstChild !== null && isText(firstChild)) firstChild.data = firstChild.data.replace(/^[\s\u00A0]+/, '')
}
