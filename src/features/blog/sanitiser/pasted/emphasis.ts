import { eachRun, hasBlock, unwrap, wrap } from './nodes.ts'
import { boldNames, isBold, isItalic, italicNames, styled } from './styles.ts'

const headings = 'h1, h2, h3, h4, h5, h6'
const isHeading = (element: Element): boolean => element.matches(headings)

type Format = {
  readonly names: readonly string[]
  readonly says: (element: Element) => boolean | undefined
  /** The allowed tag. */
  readonly tag: string
  readonly isExcluded: (element: Element) => boolean
}
const formats: readonly Format[] = [
  // A heading is bold anyway.
  { names: boldNames, says: isBold, tag: 'strong', isExcluded: isHeading },
  { names: italicNames, says: isItalic, tag: 'em', isExcluded: () => false },
]

/**
 * Reads bold and italic as they were seen where the text was copied: Google Docs wraps all of it in a `b` that is not bold,
 * and makes words bold by styles.
 */
export function readEmphasis(article: Element, document: Document): void {
  for (const format of formats) read(article, document, format)
}

function read(article: Element, document: Document, { names, says, tag, isExcluded }: Format): void {
  const isOff = (element: Element): boolean => says(element) === false || isExcluded(element)
  const off = [...article.querySelectorAll(styled)].filter(isOff)
  const isNamed = (element: Element): boolean => names.includes(element.localName)
  for (const element of article.querySelectorAll(`${names.join(', ')}, ${styled}`)) {
    const isOn = says(element)
    if (isOn === false && isNamed(element)) unwrap(element)
    if (isOn !== true) continue
    if (isNamed(element) && !hasBlock(element) && !off.some((it) => element.contains(it))) continue
    // Within the same format already.
    const isInside = element.parentElement?.closest([...names, tag].join(', ')) != null
    const isWithinHeading = tag === 'strong' && element.closest(headings) !== null
    if (!isInside && !isWithinHeading) eachRun(element, isOff, (run) => wrap(run, tag, document))
    if (isNamed(element)) unwrap(element)
  }
}
