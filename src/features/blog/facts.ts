import type { Article, FullArticle } from './article.ts'
import type { ListPage, Neighbours } from './blogIndex.ts'

/**
 * What a prerendered page of the blog knows. The browser takes it over from the page: small facts from a block of JSON,
 * the text of a post from the element that shows it, so that no article travels twice.
 */
export type ListFacts = { readonly kind: 'list'; readonly path: string; readonly list: ListPage }
export type PostFacts = {
  readonly kind: 'post'
  readonly path: string
  readonly article: FullArticle
  readonly neighbours: Neighbours
}
export type BlogFacts = ListFacts | PostFacts
type PrintedFacts = ListFacts | (Omit<PostFacts, 'article'> & { readonly article: Article })

/** Id of the block of JSON; scripts/build/vite/finishHtml.ts prints it. */
export const factsId = 'blog-facts'
/** Id of the element that shows a post's text. */
export const articleBodyId = 'article'

/** What is printed into the page: everything but the text, which the page shows anyway. */
export function printedFacts(facts: BlogFacts): PrintedFacts {
  if (facts.kind === 'list') return facts
  const { html: _, ...article } = facts.article
  return { ...facts, article }
}

/** Facts of the pages that are being rendered at this moment, by path. */
const offered = new Map<string, BlogFacts>()

/** At build: lends facts to the rendering of a page until the returned function is called. */
export function offerFacts(facts: BlogFacts): () => void {
  offered.set(facts.path, facts)
  return () => void offered.delete(facts.path)
}

let taken: BlogFacts | undefined
let isTaken = false

/** What is known of the page at `path` without asking the database. */
export function factsOf(path: string): BlogFacts | undefined {
  if (import.meta.env.SSR) return offered.get(path)
  if (!isTaken) taken = takeFacts()
  isTaken = true
  return taken?.path === path ? taken : undefined
}

/** Reads the document before React takes it over. */
function takeFacts(): BlogFacts | undefined {
  const block = document.getElementById(factsId)?.textContent
  if (block === undefined || block === null) return undefined
  const printed = JSON.parse(block) as PrintedFacts
  if (printed.kind === 'list') return printed
  const html = document.getElementById(articleBodyId)?.innerHTML
  return html === undefined ? undefined : { ...printed, article: { ...printed.article, html } }
}
