import { matchBlogPath } from '../../routing/blogPaths.ts'
import type { FullArticle } from './article.ts'
import { articleBodyId, blogDataOf } from './blogData.ts'
import type { ListPage } from './blogIndex.ts'
import { readArticle, readListPage } from './browserReads.ts'
import { cacheTime } from './cacheTime.ts'
import { markBrokenImages } from './sanitiser/markBrokenImages.ts'

type Read = { readonly list?: Promise<ListPage>; readonly post?: Promise<FullArticle | null> }

/** The read that is under way, found a change or failed: the query of the hydrated page continues with it. */
let current: Read = {}
let confirmed = 0

export function takeRead<Kind extends keyof Read>(kind: Kind): Read[Kind] {
  const read = current[kind]
  current = {}
  return read
}

/** When the database last had what the prerendered page shows, milliseconds since 1970; 0 for never. */
export const confirmedAt = (): number => confirmed

/**
 * Resolves when the prerendered page has to be hydrated, because the database has something else or cannot be read. Asks
 * at once, and again when the visitor or the connection returns after `cacheTime`.
 */
export function whenChanged(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return
    const refresh = refreshOf(location.pathname)
    if (refresh === undefined) return resolve()
    const ask = async (): Promise<void> => {
      const isFresh = Date.now() - confirmed < cacheTime
      if (document.hidden || isFresh || (current.post ?? current.list) !== undefined) return
      current = refresh.read()
      const answer = await Promise.resolve(current.post ?? current.list).catch(() => undefined)
      if (answer !== refresh.known) return resolve()
      current = {}
      confirmed = Date.now()
    }
    for (const type of ['visibilitychange', 'online']) addEventListener(type, () => void ask(), { signal })
    void ask()
    const article = document.getElementById(articleBodyId)
    if (article !== null) markBrokenImages(article)
  })
}

/** What the prerendered page shows, and a read that answers with the same object where nothing has changed. */
function refreshOf(pathname: string): { readonly known: unknown; readonly read: () => Read } | undefined {
  const data = blogDataOf(pathname)
  const address = matchBlogPath(pathname)
  if (data?.kind === 'post') {
    const known = data.article
    return { known, read: () => ({ post: readArticle({ slug: known.slug, known }) }) }
  }
  if (data?.kind !== 'list' || address?.kind !== 'list') return undefined
  const known = data.list
  return { known, read: () => ({ list: readListPage({ ...address, known }) }) }
}
