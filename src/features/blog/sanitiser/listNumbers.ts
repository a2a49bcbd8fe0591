import { replaceTag } from './replaceTag.ts'
import { textsIn } from './textFormats.ts'

/**
 * An article has no attribute for the number of an item, so a list that does not count 1, 2, 3 becomes lines with their numbers.
 * @param document one that no article can reach
 */
export function writeListNumbers(article: Element, document: Document): void {
  for (const list of article.querySelectorAll('ol')) {
    const items = [...list.children].filter(({ localName }) => localName === 'li')
    const numbers = numbersOf(list, items)
    if (numbers.every((number, at) => number === at + 1)) continue
    for (const [at, item] of items.entries()) {
      const text = textsIn(item, document).find(({ parentElement }) => parentElement?.closest('li') === item)
      if (text === undefined) item.prepend(`${numbers[at]}. `)
      else text.data = `${numbers[at]}. ${text.data.trimStart()}`
      replaceTag(item, 'div', document)
    }
    replaceTag(list, 'div', document)
  }
}

const numberIn = (element: Element, attribute: string): number | undefined => {
  const written = element.getAttribute(attribute)?.trim() ?? ''
  return /^-?\d{1,6}$/.test(written) ? Number(written) : undefined
}

function numbersOf(list: Element, items: readonly Element[]): number[] {
  const step = list.hasAttribute('reversed') ? -1 : 1
  let next = numberIn(list, 'start') ?? (step === 1 ? 1 : items.length)
  return items.map((item) => {
    const number = numberIn(item, 'value') ?? next
    next = number + step
    return number
  })
}
