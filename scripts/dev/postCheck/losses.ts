import { shortcode } from '../../../src/features/blog/sanitiser/pasted/shortcodes.ts'
import { isPromotional } from '../../../src/features/blog/sanitiser/promotionalLines.ts'

/** Elements without text to read. */
const withoutText = 'script, style, template, head, noscript, svg, math, iframe, object, canvas, xml, select, textarea'

const textOf = (node: { readonly textContent: string | null }): string =>
  (node.textContent ?? '').replace(/\s+/g, ' ').trim()
const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** What the site changes or leaves out of a text: its elements, and a sentence about them. */
const losses: readonly (readonly [selector: string, sentence: string])[] = [
  ['h1 ~ h1, h1 + * h1', 'Further titles (h1) become sections (h2): a page has one h1.'],
  ['table', 'Tables become lists, one item a row: an article has no tables.'],
  ['ol[start], ol[type], ol[reversed], li[value]', 'Lists that do not count 1, 2, 3 become lines with their numbers.'],
  ['sup, sub', 'Raised and lowered figures become ¹²³ and ₁₂₃; other raised text is written on the line.'],
  [
    'del, s, strike, [style*="line-through"]',
    'Crossed-out text stays, with words that say so: "(crossed out: …)", „(gestrichen: …)“.',
  ],
  [
    'iframe, video, audio, embed',
    'Embedded films, maps and sounds are not shown; if one has an https address, a link to it is.',
  ],
  [
    'form, input:not([type="checkbox"]), button, select, textarea',
    'Forms, fields and buttons are left out, with their texts.',
  ],
  ['script, object, svg, math, canvas', 'Scripts, drawings in the text (SVG) and formulas (MathML) are left out.'],
  ['hr', 'Separator lines are left out; a heading separates better.'],
  ['u, ins, [style*="underline"]:not(a, a *)', 'Underlines are left out: readers take them for links.'],
  ['mark', 'Highlights are left out.'],
  ['[style*="color"]', 'Colors are left out.'],
  ['center, [align], [style*="text-align"], [style*="font-size"]', 'Sizes and alignment are left out.'],
  ['abbr[title]', 'The explanations of abbreviations (title) are left out: write them out.'],
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
    ...losses.flatMap(([selector, sentence]) => (body.querySelector(selector) === null ? [] : sentence)),
    ...shortcodes(body),
    ...picturesLost(body, clean.body),
    ...linksLost(body, clean.body),
    ...advertising(body),
    ...wordsLost(body, clean.body),
    ...markdown(body),
  ]
}

function shortcodes(dirty: Element): string[] {
  const names = new Set([...dirty.textContent.matchAll(shortcode)].map(([it]) => it.replace(/[[\]/]|\s[\s\S]*$/g, '')))
  return names.size === 0
    ? []
    : [`Shortcodes of WordPress are left out: ${[...names].join(', ')}. Text between them stays.`]
}

const attributeOf = (element: Element, name: string): string => element.getAttribute(name)?.trim() ?? ''

function picturesLost(dirty: Element, clean: Element): string[] {
  const shown = [...clean.querySelectorAll('img')].map((picture) => attributeOf(picture, 'alt'))
  return [...dirty.querySelectorAll('img:not(noscript img)')].flatMap((picture) => {
    const [alt, address] = [attributeOf(picture, 'alt'), attributeOf(picture, 'src')]
    const at = shown.indexOf(alt)
    const name = `The picture "${short(alt || address)}"`
    if (at === -1) return [`${name} is not shown: ${whyNot(address)}.`]
    shown.splice(at, 1)
    return alt === '' ? [`${name} has no description (alt) for people who do not see it.`] : []
  })
}

function whyNot(address: string): string {
  if (address === '') return 'it has no address'
  if (/^http:/i.test(address)) return 'its address must begin with https; a link to it is shown'
  if (/^(?:data|file|cid|blob):/i.test(address))
    return 'it is in the text itself, on your computer or in an e-mail. Upload it, and use its https address'
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

const wordsOf = (text: string): string[] =>
  text.normalize('NFKC').match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’.,-]*[\p{L}\p{N}])?/gu) ?? []

/** Words that are missing: the rules above know what they know. */
function wordsLost(dirty: Element, clean: Element): string[] {
  const copy = dirty.cloneNode(true) as Element
  for (const element of copy.querySelectorAll(`${withoutText}, h1`)) element.remove()
  for (const element of copy.querySelectorAll('*')) element.after(' ')
  const shown = clean.textContent.replaceAll('\u2060', '').normalize('NFKC')
  const lost = wordsOf(copy.textContent.replace(shortcode, ' ')).filter((word) => !shown.includes(word))
  const more = lost.length > 30 ? ' …' : ''
  return lost.length === 0 ? [] : [`Words that are not shown: ${lost.slice(0, 30).join(' ')}${more}`]
}

function markdown(dirty: Element): string[] {
  return /^#{1,6} \S|\*\*\S[^*]*\*\*|\[[^\]]+\]\(https?:|~~\S/m.test(dirty.textContent)
    ? ['The text contains Markdown (#, **, [text](address)), which is shown as it is. Convert it to HTML first.']
    : []
}
