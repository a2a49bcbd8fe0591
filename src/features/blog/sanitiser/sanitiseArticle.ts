import { blocks } from './allowList.ts'
import { nameSections, type SectionHeading } from './nameSections.ts'
import { purifierFor, type WindowLike } from './purifier.ts'
import { removeNoise } from './removeNoise.ts'

export type { WindowLike }

export type CleanArticle = {
  /** Only allowed tags and attributes; sanitising it again changes nothing. */
  readonly html: string
  /** The h2 and h3 in order, for the table of contents. */
  readonly headings: readonly SectionHeading[]
  readonly words: number
  /** Address of the first picture. */
  readonly firstImage: string | undefined
}

type Pass = { readonly template: HTMLTemplateElement; readonly headings: readonly SectionHeading[] }

/** Two or three are enough for what people and tools write: what has not settled by then is made to mutate. */
const mostPasses = 8

/**
 * A post's HTML as the page may show it. The same code gives the same result, to the byte, in a browser and in jsdom.
 * Markup that does not settle, or nests hundreds of levels deep, gives an article without content.
 * @param window the browser's own, or a jsdom window at build
 * @throws {Error} when DOMPurify cannot work in the window
 */
export function sanitiseArticle(dirty: string, window: WindowLike): CleanArticle {
  const settled = settle(dirty, window)
  if (settled === undefined) return { html: '', headings: [], words: 0, firstImage: undefined }
  const { html, headings, template } = settled
  return { html, headings, ...describe(template.content) }
}

/**
 * Shows an article in an element, in a browser. Sanitises it itself and inserts nodes, never a string: it works where the
 * site enforces Trusted Types (`require-trusted-types-for 'script'; trusted-types dompurify`), which refuse React's
 * `dangerouslySetInnerHTML` there. The prerendered page may carry the same HTML; hydration leaves it alone.
 */
export function insertArticle(element: Element, html: string): void {
  element.replaceChildren(settle(html, window)?.template.content ?? '')
}

/** Repeats the pass until it changes nothing, so what comes out has been read by DOMPurify exactly as it is. */
function settle(dirty: string, window: WindowLike): (Pass & { readonly html: string }) | undefined {
  let html = dirty.toWellFormed()
  for (let passes = 0; passes < mostPasses; passes += 1) {
    const pass = sanitiseOnce(html, window)
    const clean = pass.template.innerHTML.trim()
    if (clean === html) return { ...pass, html }
    html = clean
  }
  return undefined
}

function sanitiseOnce(html: string, window: WindowLike): Pass {
  const purified = purifierFor(window)(html)
  // A template's document is one that no name in the article can have changed, and that loads nothing.
  const template = window.document.createElement('template')
  if (purified !== null) template.content.append(purified)
  removeNoise(template.content)
  return { template, headings: nameSections(template.content) }
}

function describe(article: DocumentFragment): Pick<CleanArticle, 'words' | 'firstImage'> {
  const firstImage = article.querySelector('img')?.getAttribute('src') ?? undefined
  return { words: textOf(article).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0, firstImage }
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
