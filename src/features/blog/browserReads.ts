import { env } from '../../lib/env.ts'
import type { FullArticle } from './article.ts'
import type { PostList, PostReader } from './postReader.ts'

let reader: Promise<PostReader> | undefined

/** Loads the database's client library on the first read. */
function browserReader(): Promise<PostReader> {
  reader ??= import('./browserReader.ts').then(({ createBrowserReader }) =>
    createBrowserReader(new URL(env.supabaseUrl, location.origin).href, env.supabaseAnonKey),
  )
  reader.catch(() => (reader = undefined))
  return reader
}

export const readList = async (): Promise<PostList> => (await browserReader()).list()

/**
 * A sanitised post; `null` where there is none.
 * @param prerendered the post of the prerendered page, which is returned as it is where its row has not changed
 */
export async function readArticle(
  slug: string,
  prerendered: FullArticle | undefined,
  from: Promise<PostReader> = browserReader(),
): Promise<FullArticle | null> {
  const post = await (await from).post(slug)
  if (post === null) return null
  if (post.updatedAt === prerendered?.updatedAt) return prerendered
  // With the sanitiser, which is larger than the pages of the blog.
  const { articleOf } = await import('./article.ts')
  return articleOf(post, window)
}
