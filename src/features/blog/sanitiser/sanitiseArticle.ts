import { defaultLocale, type Locale } from '../../../i18n/locales.ts'
import { blocks } from './allowList.ts'
import { nameSections, type SectionHeading } from './nameSections.ts'
import { purifierFor, type WindowLike } from './purifier.ts'
import { removeNoise } from './removeNoise.ts'

export type { WindowLike }

export type CleanArticle = {
  /** Only allowed tags and attributes; sanitising it again changes nothing. */
  readonly html: string
  /** The same as nodes, in a document that loads nothing. */
  readonly content: DocumentFragment
  /** The h2 and h3 in order, for the table of contents. */
  readonly headings: readonly SectionHeading[]
  readonly words: number
  /** Addresses of the pictures, in order. */
  readonly images: readonly string[]
}

/**
 * Maximum number of passes. Real markup is stable after two or three; markup that still changes is a mutation attack.
 */
const mostPasses = 8

/**
 * A post's HTML as the page may show it. The same code gives the same result, to the byte, in a browser and in jsdom.
 * Markup that never stops changing, or nests hundreds of levels deep, gives an article without content.
 * @param window the browser's own, or a jsdom window at build
 * @param locale of the article: words take the place of formats for which it has no tag
 * @throws {Error} when DOMPurify cannot work in the window
 */
export function sanitiseArticle(dirty: string, window: WindowLike, locale: Locale = defaultLocale): CleanArticle {
  let html = dirty.toWellFormed()
  for (let passes = 0; passes < mostPasses; passes += 1) {
    const { content, innerHtml, headings } = sanitiseOnce(html, window, locale)
    // DOMPurify has then read the result exactly as it is.
    if (innerHtml === html) return { html, content, headings, ...describe(content) }
    html = innerHtml
  }
  const { content } = window.document.createElement('template')
  return { html: '', content, headings: [], words: 0, images: [] }
}

function sanitiseOnce(html: string, window: WindowLike, locale: Locale) {
  const purified = purifierFor(window)(html, locale)
  // A template's document is one that no name in the article can have changed, and that loads nothing.
  const template = window.document.createElement('template')
  if (purified !== null) template.content.append(purified)
  removeNoise(template.content)
  const headings = nameSections(template.content)
  return { content: template.content, innerHtml: template.innerHTML.trim(), headings }
}

function describe(article: DocumentFragment): Pick<CleanArticle, 'words' | 'images'> {
  const images = [...article.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')
  return { words: textOf(article).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0, images }
}

/** Its text, with a space where a block or a line ends. */
function textOf(article: DocumentFragment): string {
  const pieces: string[] = []
  const nodes = article.ownerDocument.createTreeWalker(article, 1 | 4)
  while (nodes.nextNode() !== null) {
    const node = nodes.currentNode
    if (node.nodeType === 3) pieces.push(node.textContent ?? '')
    else if ((node as Element).matches(`br, ${blocks}`)) pieces.push(' ')
  }
  return pieces.join('')
}
