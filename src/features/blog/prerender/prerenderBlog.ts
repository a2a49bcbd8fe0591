import { JSDOM } from 'jsdom'
import type { Locale } from '../../../i18n/locales.ts'
import { env } from '../../../lib/env.ts'
import { listPath, matchBlogPath, postPath } from '../../../routing/blogPaths.ts'
import { articleOf } from '../article.ts'
import type { BlogData } from '../blogData.ts'
import { createBlogIndex, type BlogIndex, type ListPage } from '../blogIndex.ts'
import { listAllPosts } from '../listReads.ts'
import type { PostReader } from '../postReader.ts'
import type { Post, PostSummary } from '../posts.ts'
import { createQueryClient } from '../queryClient.ts'
import { articlePictureSet } from '../sanitiser/articlePictures.ts'
import { buildDatabase, createDatabaseReader } from './databaseReader.ts'

/** The blog of a database, for the prerender. */
export type PrerenderedBlog = {
  /** Addresses of a language: further pages of the list, and posts. */
  readonly paths: (locale: Locale) => { readonly lists: readonly string[]; readonly posts: readonly string[] }
  /** The data of the page at a path; `null` for a page that shows nothing of the database. */
  readonly read: (path: string) => Promise<BlogData | null>
}

/** Keeps the list in memory, and reads each post when its page is rendered. */
export async function prerenderBlog(reader: PostReader): Promise<PrerenderedBlog> {
  // The build has named the rows that are left out.
  const { posts } = await readWithRetries(['list'], () => listAllPosts(reader))
  const index = createBlogIndex(posts)
  // One window for all posts: creating one costs more than sanitising an article.
  const { window } = new JSDOM('')
  const readPost = (slug: string): Promise<Post | null> => readWithRetries(['post', slug], () => reader.post(slug))
  return {
    paths: (locale) => ({
      lists: Array.from({ length: index.pageCount(locale) - 1 }, (_, at) => listPath(locale, at + 2)),
      posts: posts.filter((post) => post.locale === locale).map(({ slug }) => postPath(locale, slug)),
    }),
    async read(path) {
      const address = matchBlogPath(path)
      if (address === undefined) return null
      if (address.kind === 'list') return { kind: 'list', path, list: await listOf(index, address, readPicture) }
      const post = await readPost(address.slug)
      const neighbors = index.neighbors(address.slug)
      if (post === null || neighbors === undefined)
        throw new Error(`The post "${address.slug}" was withdrawn while the site was built. Build it again.`)
      return { kind: 'post', path, article: articleOf(post, window), neighbors }
    },
  }

  /** The address of a post's picture, if it is one of the site's own. */
  async function readPicture({ slug }: PostSummary): Promise<string | undefined> {
    const post = await readPost(slug)
    const image = post === null ? undefined : articleOf(post, window).image
    return image !== undefined && articlePictureSet(image) !== undefined ? image : undefined
  }
}

async function listOf(
  index: BlogIndex,
  { locale, page }: { locale: Locale; page: number },
  readPicture: (post: PostSummary) => Promise<string | undefined>,
): Promise<ListPage> {
  const list = index.listPage(locale, page)
  if (page > 1) return list
  const pictures = await Promise.all(list.posts.map(async (post) => [post.slug, await readPicture(post)] as const))
  return {
    ...list,
    pictures: Object.fromEntries(pictures.flatMap(([slug, it]) => (it === undefined ? [] : [[slug, it]]))),
  }
}

const queries = createQueryClient()

/** Reads with the browser's retries, and without a cache. */
const readWithRetries = <T>(queryKey: readonly string[], queryFn: () => Promise<T>): Promise<T> =>
  queries.fetchQuery({ queryKey, queryFn, staleTime: 0, gcTime: 0 })

let blog: Promise<PrerenderedBlog> | undefined

/** The blog of this build; read once. */
export function blogOfBuild(): Promise<PrerenderedBlog> {
  const address = process.env[buildDatabase] ?? env.supabaseUrl
  blog ??= prerenderBlog(address === '' ? noPosts : createDatabaseReader(address, env.supabaseAnonKey))
  return blog
}

const noPosts: PostReader = {
  list: async () => ({ posts: [], problems: [], rowCount: 0, total: 0 }),
  post: async () => null,
  version: async () => null,
}
