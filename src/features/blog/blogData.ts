import { redirectDocument, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
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

/** Id of the element that shows a post's text. */
export const articleBodyId = 'article'
/** Id of the block of JSON with the router's data. */
export const routerDataId = 'router-data'

export const useBlogData = (): BlogData | null => (useLoaderData() ?? null) as BlogData | null

let ofDocument: BlogData | undefined

/**
 * Loader of a browser: the data of the page whose document was loaded; `null` for every other page. A link to a list loads its
 * document, which has the pictures and needs no database.
 */
export function documentData({ request }: LoaderFunctionArgs): BlogData | Response | null {
  const { pathname } = new URL(request.url)
  if (ofDocument?.path === pathname) return ofDocument
  const isLink = location.pathname !== pathname
  return isLink && matchBlogPath(pathname)?.kind === 'list' ? redirectDocument(request.url) : null
}

type RouterData = { readonly hydrationData?: { readonly loaderData: Record<string, BlogData | null> } }

/** The router's data of a prerendered page. The text of an article is read from the page, so that it is there once. */
export function hydrationData(): RouterData {
  if (document.querySelector('[data-server-rendered]') === null) return {}
  const block = document.getElementById(routerDataId)?.textContent
  if (block === undefined || block === null) return { hydrationData: { loaderData: {} } }
  const { loaderData } = JSON.parse(block) as NonNullable<RouterData['hydrationData']>
  for (const [id, it] of Object.entries(loaderData)) {
    if (it === null) continue
    const html = document.getElementById(articleBodyId)?.innerHTML ?? ''
    ofDocument = it.kind === 'post' ? { ...it, article: { ...it.article, html } } : it
    loaderData[id] = ofDocument
  }
  return { hydrationData: { loaderData } }
}
