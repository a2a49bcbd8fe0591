import { redirectDocument, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom'
import { matchBlogPath } from '../../routing/blogPaths.ts'
import type { FullArticle } from './article.ts'
import type { ListPage, PostLink } from './blogIndex.ts'

/** The data of a prerendered page of the blog. */
export type ListData = { readonly kind: 'list'; readonly path: string; readonly list: ListPage }
export type PostData = {
  readonly kind: 'post'
  readonly path: string
  readonly article: FullArticle
  readonly neighbors: readonly PostLink[]
}
export type BlogData = ListData | PostData

/** Id of the block of JSON with the data of a document. */
export const blogDataId = 'blog-data'

let ofDocument: BlogData | null | undefined

/** The data of the document that was loaded; an early press runs this module before the block has arrived. */
export function dataOfDocument(): BlogData | null {
  if (ofDocument !== undefined) return ofDocument
  const isPrerendered = document.querySelector('[data-server-rendered]') !== null
  const block = isPrerendered ? document.getElementById(blogDataId) : null
  ofDocument = block === null ? null : (JSON.parse(block.textContent) as BlogData)
  return ofDocument
}

/** The data of a page: at build from its loader, in a browser from its document; `null` for a page of another document. */
export function useBlogData(): BlogData | null {
  const loaded = useLoaderData() as BlogData | null | undefined
  const { pathname } = useLocation()
  if (import.meta.env.SSR) return loaded ?? null
  const data = dataOfDocument()
  return data?.path === pathname ? data : null
}

/**
 * Loader of the list in a browser: a link to a list loads its document, which has the pictures of its posts and needs no
 * database.
 */
export function openListDocument({ request }: LoaderFunctionArgs): Response | null {
  const { pathname } = new URL(request.url)
  const isLink = location.pathname !== pathname
  return isLink && matchBlogPath(pathname)?.kind === 'list' ? redirectDocument(request.url) : null
}
