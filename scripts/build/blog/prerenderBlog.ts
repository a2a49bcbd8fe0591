import type { PrerenderedBlog } from '../../../src/app/prerender.tsx'
import { createBlogIndex, type ListPage } from '../../../src/features/blog/blogIndex.ts'
import type { PostSummary } from '../../../src/features/blog/posts.ts'
import { createQueryClient } from '../../../src/features/blog/queryClient.ts'
import { ownPictureSet } from '../../../src/features/blog/sanitiser/ownPictures.ts'
import { listAllPosts, type PostReader } from '../../../src/features/blog/postReader.ts'
import { locales, type Locale } from '../../../src/i18n/locales.ts'
import { listPath, matchBlogPath, postPath } from '../../../src/routing/blogPaths.ts'
import { noCache, type BuildCache } from '../buildCache.ts'
import { createArticles } from './articles.ts'
import type { BlogPage } from './blogPages.ts'

export type LoadedBlog = PrerenderedBlog & {
  readonly posts: readonly PostSummary[]
  /** The rendered pages: list pages and posts, with the date of their last change. */
  readonly pages: () => readonly BlogPage[]
}

/** The empty blog of a build without database access. */
export const noBlog = (): LoadedBlog =>
  prerenderBlog([], { list: async () => [], post: async () => null, version: async () => null }, noCache)

/**
 * @param cache of sanitised posts
 * @throws when the list cannot be read, after the same retries as in the browser
 */
export async function loadBlog(reader: PostReader, cache: BuildCache = noCache): Promise<LoadedBlog> {
  const posts = await readWithRetries(['list'], () => listAllPosts(reader))
  return prerenderBlog(posts, reader, cache)
}

/** Keeps the list in memory, and reads each post when its page is rendered. */
function prerenderBlog(posts: readonly PostSummary[], reader: PostReader, cache: BuildCache): LoadedBlog {
  const index = createBlogIndex(posts)
  const updated = new Map<string, string>()
  const articleOf = createArticles(cache)
  const listPages = locales.flatMap((locale) =>
    Array.from({ length: index.pageCount(locale) }, (_, at) => ({ locale, page: at + 1 })),
  )
  const changeOf = ({ slug, createdAt }: PostSummary): string => updated.get(slug) ?? createdAt
  const newestChange = ({ locale, page }: { locale: Locale; page: number }): string | undefined =>
    index.listPage(locale, page).posts.map(changeOf).toSorted().at(-1)
  const picturesOf = async (list: ListPage): Promise<ListPage['pictures']> => {
    const found = await Promise.all(
      list.posts.map(async ({ slug }) => {
        const post = await readWithRetries(['post', slug], () => reader.post(slug))
        return [slug, post ? (await articleOf(post)).image : undefined] as const
      }),
    )
    return Object.fromEntries(
      found.flatMap(([slug, address]) =>
        address !== undefined && ownPictureSet(address) !== undefined ? [[slug, address]] : [],
      ),
    )
  }
  return {
    posts,
    paths: [
      ...listPages.filter(({ page }) => page > 1).map(({ locale, page }) => listPath(locale, page)),
      ...posts.map(({ locale, slug }) => postPath(locale, slug)),
    ],
    pages: () => [
      ...listPages.flatMap((list) => {
        const lastModified = newestChange(list)
        return lastModified === undefined ? [] : [{ path: listPath(list.locale, list.page), lastModified }]
      }),
      ...posts.map((post) => ({ path: postPath(post.locale, post.slug), lastModified: changeOf(post) })),
    ],
    async readData(path) {
      const address = matchBlogPath(path)
      if (address === undefined) return undefined
      const { locale } = address
      if (address.kind === 'list') {
        const list = index.listPage(locale, address.page)
        return { kind: 'list', path, list: address.page === 1 ? { ...list, pictures: await picturesOf(list) } : list }
      }
      const post = await readWithRetries(['post', address.slug], () => reader.post(address.slug))
      const neighbours = index.neighbours(address.slug)
      if (post === null || neighbours === undefined)
        throw new Error(`The post "${address.slug}" was withdrawn while the site was built. Build it again.`)
      updated.set(post.slug, post.updatedAt)
      return { kind: 'post', path, article: await articleOf(post), neighbours }
    },
  }
}

const queries = createQueryClient()

/** Reads with the browser's retries, and without a cache. */
const readWithRetries = <T>(queryKey: readonly string[], read: () => Promise<T>): Promise<T> =>
  queries.fetchQuery({ queryKey, queryFn: read, staleTime: 0, gcTime: 0 })
