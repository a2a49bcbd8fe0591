import { replaceTag } from '../replaceTag.ts'
import { following, isElement, isSpace, textsIn } from './nodes.ts'

/** The number of an item as the author saw it, where it is known as text. */
export const labelAttribute = 'data-label'

/**
 * An article has no attribute for the number of an item, so a list that does not count 1, 2, 3 becomes lines with their
 * numbers. Notion gives each item a list of its own: lists that count on are one.
 */
export function readOrderedLists(article: Element, document: Document): void {
  for (const item of article.querySelectorAll('ol > li[data-list]')) readQuill(item, document)
  for (const nested of article.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) nestInItem(nested, document)
  for (const list of article.querySelectorAll('ol')) if (list.parentNode !== null) joinFollowing(list)
  for (const list of article.querySelectorAll('ol')) {
    const items = itemsOf(list)
    const labels = labelsOf(list, items)
    if (labels.every((label, at) => label.replace(/[.)]$/, '') === String(at + 1))) continue
    for (const [at, item] of items.entries()) {
      const text = textsIn(item).find(
        ({ data, parentElement }) => !isSpace(data) && parentElement?.closest('li') === item,
      )
      if (text === undefined) item.prepend(`${labels[at]} `)
      else text.data = `${labels[at]} ${text.data.replace(/^\s+/, '')}`
      replaceTag(item, 'div', document)
    }
    replaceTag(list, 'div', document)
  }
}

/** The editor Quill makes every list an `ol`, whose items say what they are. */
function readQuill(item: Element, document: Document): void {
  const kind = item.getAttribute('data-list')
  if (kind === 'checked' || kind === 'unchecked') item.prepend(kind === 'checked' ? '☑ ' : '☐ ')
  const list = item.parentElement
  const isBulleted =
    list !== null &&
    itemsOf(list).every((it) => it.hasAttribute('data-list') && it.getAttribute('data-list') !== 'ordered')
  if (isBulleted) replaceTag(list, 'ul', document)
}

const itemsOf = (list: Element): Element[] => [...list.children].filter(({ localName }) => localName === 'li')

/** Google Docs puts a nested list next to its item. */
function nestInItem(nested: Element, document: Document): void {
  const item = nested.previousElementSibling
  if (item?.localName === 'li') return item.append(nested)
  const host = document.createElement('li')
  nested.before(host)
  host.append(nested)
}

const startOf = (list: Element): number | undefined => {
  const start = list.getAttribute('start')?.trim() ?? '1'
  return /^-?\d{1,6}$/.test(start) ? Number(start) : undefined
}

function joinFollowing(list: Element): void {
  for (;;) {
    const next = following(list)
    if (next === null || !isElement(next) || next.localName !== 'ol') return
    const countsOn = startOf(next) === (startOf(list) ?? 1) + itemsOf(list).length
    if (!countsOn || next.getAttribute('type') !== list.getAttribute('type')) return
    list.append(...next.childNodes)
    next.remove()
  }
}

function labelsOf(list: Element, items: readonly Element[]): string[] {
  const step = list.hasAttribute('reversed') ? -1 : 1
  const start = list.hasAttribute('start') ? startOf(list) : undefined
  let number = start ?? (step === 1 ? 1 : items.length)
  return items.map((item) => {
    const label = item.getAttribute(labelAttribute)
    if (label !== null) return label
    const value = item.getAttribute('value')?.trim() ?? ''
    if (/^-?\d{1,6}$/.test(value)) number = Number(value)
    const written = inType(number, item.getAttribute('type') ?? list.getAttribute('type'))
    number += step
    return `${written}.`
  })
}

/** A number in a style of HTML: https://html.spec.whatwg.org/multipage/grouping-content.html#attr-ol-type */
function inType(number: number, type: string | null): string {
  const style = type?.trim() ?? ''
  if (number >= 1 && number <= 26 && /^a$/i.test(style)) return inCase(String.fromCodePoint(96 + number), style)
  if (number >= 1 && number < 100 && /^i$/i.test(style)) return inCase(roman(number), style)
  return String(number)
}
const inCase = (text: string, style: string): string => (/[AI]/.test(style) ? text.toUpperCase() : text)

const romans = [
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

function roman(number: number): string {
  const [value, sign] = romans.find(([least]) => least <= number) ?? [0, '']
  return value === 0 ? '' : sign + roman(number - value)
}
