import { shortcode } from '../../../src/features/blog/sanitiser/pasted/shortcodes.ts'
import { isPromotional } from '../../../src/features/blog/sanitiser/promotionalLines.ts'

/** Elements without text to read. */
const withoutText = 'script, style, template, head, noscript, svg, math, iframe, object, canvas, xml, select, textarea'

const textOf = (node: { readonly textContent: string | null }): string =>
  (node.textContent ?? '').replace(/\s+/g, ' ').trim()
const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`)

/** What the site changes or leaves out of a text: its elements, and a sentence about them. */
type Loss = readonly [selector: string, sentence: (count: number) => string]
const losses: readonly Loss[] = [
  [
    'h1 ~ h1, h1 + * h1',
    (n) => `${counted(n, 'A further h1 becomes a section', 'further h1 become sections')} (h2): a page has one h1.`,
  ],
  [
    'table',
    (n) => `${counted(n, 'A table becomes a list', 'tables become lists')}, one item a row: an article has no tables.`,
  ],
  [
    'ol[start], ol[type], ol[reversed], li[value]',
    () => 'Lists that do not count 1, 2, 3 become lines with their numbers.',
  ],
  ['sup, sub', () => 'Raised and lowered figures become ¹²³ and ₁₂₃; other raised text is written on the line.'],
  [
    'del, s, strike, [style*="line-through"]',
    () => 'Crossed-out text stays, with words that say so: "(crossed out: …)", „(gestrichen: …)“.',
  ],
  [
    'iframe, video, audio, embed',
    (n) =>
      `${counted(n, 'An embedded film, map or sound is', 'embedded films, maps or sounds are')} not shown; if it has an https address, a link to it is.`,
  ],
  [
    'form, input:not([type="checkbox"]), button, select, textarea',
    () => 'Forms, fields and buttons are left out, with their texts.',
  ],
  [
    'script, object, svg, math, canvas',
    () => 'Scripts, drawings in the text (SVG) and formulas (MathML) are left out.',
  ],
  ['hr', () => 'Separator lines are left out; a heading separates better.'],
  ['u, ins, [style*="underline"]:not(a, a *)', () => 'Underlines are left out: readers take them for links.'],
  ['mark', () => 'Highlights are left out.'],
  ['center, [align], [style*="text-align"], [style*="font-size"]', () => 'Sizes and alignment are left out.'],
  ['abbr[title]', () => 'The explanations of abbreviations (title) are left out: write them out.'],
]

/**
 * A plain sentence for each thing that the site changes or leaves out of a text.
 * @param dirty the parsed text
 * @param clean what the site shows of it
 */
export function lossesOf(dirty: Document, clean: Document): string[] {
  const { body } = dirty
  const title = body.querySelector('h1')
  return [
    ...(title === null
      ? []
      : [`The title "${short(textOf(title))}" is left out: the page shows the title of the row.`]),
    ...losses.flatMap(([selector, sentence]) => {
      const { length } = dirty.querySelectorAll(selector)
      return length === 0 ? [] : [sentence(length)]
    }),
    ...colorsLost(body),
    ...shortcodes(body),
    ...picturesLost(body, clean.body),
    ...linksLost(body, clean.body),
    ...advertising(body),
    ...wordsLost(body, clean.body),
    ...markdown(body),
  ]
}

function colorsLost(dirty: Element): string[] {
  const colors = [...dirty.querySelectorAll('[style]')].flatMap((element) =>
    [...(element.getAttribute('style') ?? '').matchAll(/color\s*:\s*([^;]+)/gi)].map(([, color = '']) => color.trim()),
  )
  const isNeutral = (color: string): boolean =>
    /^(?:#0{3,8}|black|windowtext|inherit|transparent|rgb\(0, ?0, ?0\))$/i.test(color)
  return colors.every(isNeutral) ? [] : ['Colors are left out.']
}

function shortcodes(dirty: Element): string[] {
  const names = new Set([...dirty.textContent.matchAll(shortcode)].map(([it]) => it.replace(/[[\]/]|\s[\s\S]*$/g, '')))
  return names.size === 0
    ? []
    : [`Shortcodes of WordPress are left out: ${[...names].join(', ')}. Text between them stays.`]
}

const attributeOf = (element: Element, name: string): string => element.getAttribute(name)?.trim() ?? ''

function picturesLost(dirty: Element, clean: Element): string[] {
  const shown = new Map<string, number>()
  for (const picture of clean.querySelectorAll('img')) {
    const alt = attributeOf(picture, 'alt')
    shown.set(alt, (shown.get(alt) ?? 0) + 1)
  }
  return [...dirty.querySelectorAll('img')].flatMap((picture) => {
    if (picture.closest('noscript') !== null) return []
    const alt = attributeOf(picture, 'alt')
    const left = shown.get(alt) ?? 0
    shown.set(alt, left - 1)
    const name = `The picture "${short(alt || attributeOf(picture, 'src'))}"`
    if (left <= 0) return [`${name} is not shown: ${whyNot(attributeOf(picture, 'src'))}.`]
    return alt === '' ? [`${name} has no description (alt) for people who do not see it.`] : []
  })
}

function whyNot(address: string): string {
  if (address === '') return 'it has no address'
  if (/^data:/i.test(address)) return 'it is in the text itself (data:). Upload it, and use its https address'
  if (/^http:/i.test(address)) return 'its address must begin with https; a link to it is shown'
  if (/^(?:file|cid|blob):/i.test(address))
    return 'it is on your computer or in an e-mail. Upload it, and use its https address'
  return 'its address is not one of the web'
}

function linksLost(dirty: Element, clean: Element): string[] {
  const shown = new Set([...clean.querySelectorAll('a[href]')].map((link) => textOf(link)))
  return [...dirty.querySelectorAll('a[href]')].flatMap((link) => {
    const text = textOf(link)
    return text === '' || shown.has(text)
      ? []
      : [
          `The link "${short(text)}" to ${short(attributeOf(link, 'href'))} becomes text: its target is not in the article, or not one of the web.`,
        ]
  })
}

const advertising = (dirty: Element): string[] =>
  [...dirty.querySelectorAll('p, li, div')]
    .filter((block) => isPromotional(textOf(block)))
    .map((block) => `The advertising "${short(textOf(block))}" is left out.`)

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []
const bare = (word: string): string => word.replace(/[.,'’-]+$/, '').normalize('NFKC')

/** Words that are missing: the rules above know what they know. */
function wordsLost(dirty: Element, clean: Element): string[] {
  const copy = dirty.cloneNode(true) as Element
  for (const element of copy.querySelectorAll(`${withoutText}, h1`)) element.remove()
  for (const element of copy.querySelectorAll('*')) element.after(' ')
  const shown = clean.textContent.replaceAll('\u2060', '').normalize('NFKC')
  const left = new Map<string, number>()
  for (const word of wordsOf(shown)) left.set(bare(word), (left.get(bare(word)) ?? 0) + 1)
  const lost = wordsOf(copy.textContent.replace(shortcode, ' ')).filter((word) => {
    const count = left.get(bare(word)) ?? 0
    left.set(bare(word), count - 1)
    return count <= 0 && !shown.includes(bare(word))
  })
  return lost.length === 0
    ? []
    : [`Words that are not shown: ${lost.slice(0, 30).join(' ')}${lost.length > 30 ? ' …' : ''}`]
}

function markdown(dirty: Element): string[] {
  const text = dirty.textContent
  const isMarkdown =
    /^#{1,6} \S/m.test(text) || /\*\*\S[^*]*\*\*/.test(text) || /\[[^\]]+\]\(https?:/.test(text) || /~~\S/.test(text)
  return isMarkdown
    ? ['The text contains Markdown (#, **, [text](address)), which is shown as it is. Convert it to HTML first.']
    : []
}
