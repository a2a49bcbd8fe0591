import type { Article, FullArticle } from './article.ts'
import type { ListPage, Neighbours } from './blogIndex.ts'

/**
 * The data of a prerendered page of the blog. The browser reads it from the document: the text of a post from the element
 * that shows it, the rest from a block of JSON, so that no article is downloaded twice.
 */
export type ListData = { readonly kind: 'list'; readonly path: string; readonly list: ListPage }
export type PostData = {
  readonly kind: 'post'
  readonly path: string
  readonly article: FullArticle
  readonly neighbours: Neighbours
}
export type BlogData = ListData | PostData
export type PrintedBlogData = ListData | (Omit<PostData, 'article'> & { readonly article: Article })

/** Id of the block of JSON; scripts/build/document/printDocument.ts prints it. */
export const blogDataId = 'blog-data'
/** Id of the element that shows a post's text. */
export const articleBodyId = 'article'

/** The content of the block of JSON: everything but the text. */
export function printedBlogData(data: BlogData): PrintedBlogData {
  if (data.kind === 'list') return data
  const { html: _, content: __, ...article } = data.article
  return { ...data, article }
}

/** Data of the pages that are being rendered at this moment, by path. */
const provided = new Map<string, BlogData>()

/**
 * At build: provides the data of a page to its rendering.
 * @returns a function that removes the data again
 */
export function provideBlogData(data: BlogData): () => void {
  provided.set(data.path, data)
  return () => void provided.delete(data.path)
}

let ofDocument: BlogData | undefined
let isRead = false

/** The data of the page at `path`, where it was prerendered. */
export function blogDataOf(path: string): BlogData | undefined {
  if (import.meta.env.SSR) return provided.get(path)
  if (!isRead) ofDocument = readDocument()
  isRead = true
  return ofDocument?.path === path ? ofDocument : undefined
}

/** Reads the document before React hydrates it. */
function readDocument(): BlogData | undefined {
  const block = document.getElementById(blogDataId)?.textContent
  if (block === undefined || block === null) return undefined
  const printed = JSON.parse(block) as PrintedBlogData
  if (printed.kind === 'list') return printed
  const body = document.getElementById(articleBodyId)
  if (body === null) return undefined
  return { ...printed, article: { ...printed.article, html: body.innerHTML, content: copyOf(body) } }
}

/** The nodes of an element in a template's document, which loads no pictures. */
function copyOf(element: Element): DocumentFragment {
  const { content } = document.createElement('template')
  content.append(...[...element.childNodes].map((node) => content.ownerDocument.importNode(node, true)))
  return content
}
