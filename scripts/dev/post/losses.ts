import { allowedTags, equivalents } from '../../../src/features/blog/sanitiser/allowList.ts'
import { short } from '../../build/blog/addressProblems.ts'
import { unshown } from '../../build/blog/articleProblems.ts'

/** What the site says in another way, and a sentence about it. */
const written: readonly (readonly [selector: string, sentence: string])[] = [
  ['sup, sub', 'Raised and lowered figures become ¹²³ and ₁₂₃; other raised text is on the line.'],
  ['del, s, strike', 'Crossed-out text says so in words: "(crossed out: …)", „(gestrichen: …)“.'],
  [
    'ol[start]:not([start="1"]), ol[reversed], li[value]',
    'Lists that do not count 1, 2, 3 become lines with their numbers.',
  ],
]
const tablesAndFormats = 'table tbody colgroup col sup sub del s strike ins wbr'.split(' ')
const known = new Set([...allowedTags, ...equivalents.keys(), ...tablesAndFormats, ...unshown.split(', ')])
const withoutText = 'script, style, template, head, noscript'

/**
 * A sentence for each thing that the site writes in another way or leaves out, found by comparing a text with what is shown of it.
 * @param before the parsed text
 * @param after the parsed text as the site shows it
 */
export function lossesOf(before: Element, after: Element): string[] {
  const unknown = Map.groupBy(
    [...before.querySelectorAll('*')].map(({ localName }) => localName).filter((name) => !known.has(name)),
    (name) => name,
  )
  const names = [...unknown].map(([name, all]) => `${name} (${all.length})`)
  return [
    ...written.flatMap(([selector, sentence]) => (before.querySelector(selector) === null ? [] : sentence)),
    ...(names.length === 0 ? [] : [`The site has no such formats, and leaves them out: ${names.join(', ')}.`]),
    ...(before.querySelector('[style], [align], [color]') === null
      ? []
      : ['Styles are left out: colors, sizes, alignment; bold and italic, too, where they are styles.']),
    ...linksLost(before, after),
    ...textsLost(before, after),
  ]
}

/** Letters and figures alone: the site changes spaces, dashes and raised figures. */
const lettersOf = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')

function linksLost(before: Element, after: Element): string[] {
  const shown = [...after.querySelectorAll('a[href]')].map(({ textContent }) => lettersOf(textContent))
  const lost = [...before.querySelectorAll('a[href]')].filter(({ textContent }) => {
    const letters = lettersOf(textContent)
    const at = letters === '' ? 0 : shown.findIndex((text) => text.includes(letters))
    if (letters !== '' && at !== -1) shown.splice(at, 1)
    return at === -1
  })
  const names = lost.map(({ textContent }) => quoted(textContent))
  return names.length === 0 ? [] : [`Of these links only the text is left: ${names.join(', ')}.`]
}

function textsLost(before: Element, after: Element): string[] {
  const copy = before.cloneNode(true) as Element
  for (const element of copy.querySelectorAll(withoutText)) element.remove()
  const shown = lettersOf(after.textContent)
  const texts = copy.ownerDocument.createTreeWalker(copy, 4)
  const lost: string[] = []
  while (texts.nextNode() !== null) {
    const text = texts.currentNode.textContent ?? ''
    if (!shown.includes(lettersOf(text))) lost.push(text)
  }
  return lost.length === 0 ? [] : [`Text that is not shown: ${lost.map(quoted).join(', ')}.`]
}

const quoted = (text: string): string => `"${short(text)}"`
