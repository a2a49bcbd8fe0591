import { env } from '../../lib/env.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { FullArticle } from './article.ts'
import { createBlogIndex, otherSize, pageSize, type ListPage } from './blogIndex.ts'
import type { PostSummary, PostVersion } from './posts.ts'
import { readList } from './listReads.ts'
import { PostReadError, type PostReader } from './postReader.ts'

/** Rows of the first read of the list, and of further reads. */
const readSizes = { first: 100, further: 1000 } as const

let reader: Promise<PostReader> | undefined

/** Loads the database's client library on the first read. */
function browserReader(): Promise<PostReader> {
  reader ??= import('./browserReader.ts').then(({ createBrowserReader }) =>
    createBrowserReader(new URL(env.supabaseUrl, location.origin).href, env.supabaseAnonKey),
  )
  reader.catch(() => (reader = undefined))
  return reader
}

/**
 * A sanitised post; `null` where there is none.
 * @param prerendered the post of the prerendered page, which is returned as it is where nothing has changed
 */
export async function readArticle(
  { slug, prerendered }: { slug: string; prerendered: FullArticle | undefined },
  signal?: AbortSignal,
  from: Promise<PostReader> = browserReader(),
): Promise<FullArticle | null> {
  const source = await from
  if (prerendered !== undefined) {
    const version = await source.version(slug, signal)
    if (version !== null && isVersionOf(prerendered, version)) return prerendered
  }
  const post = await source.post(slug, signal)
  if (post === null) return null
  // With the sanitiser, which is larger than the pages of the blog.
  const { articleOf } = await import('./article.ts')
  return articleOf(post, window)
}

const isVersionOf = (prerendered: FullArticle, version: PostVersion): boolean =>
  Object.entries(version).every(([column, value]) => prerendered[column as keyof PostVersion] === value)

/**
 * Reads a page of the list from the database: reads the newest posts until the page is full.
 * @param prerendered the list of the prerendered page, which counts the older posts, and is returned as it is where nothing has
 *   changed
 */
export async function readListPage(
  { locale, page, prerendered }: { locale: Locale; page: number; prerendered: ListPage | undefined },
  signal?: AbortSignal,
  from: Promise<PostReader> = browserReader(),
): Promise<ListPage> {
  const source = await from
  const posts: PostSummary[] = []
  const problems: string[] = []
  let isComplete = false
  const isFull = () => posts.filter((post) => post.locale === locale).length >= page * pageSize
  for await (const { posts: more, problems: found, isLast } of readList(source, readSizes, signal)) {
    posts.push(...more)
    problems.push(...found)
    // An answer in which no row is a post comes from something else than the blog: the published list stays.
    if (posts.length === 0 && problems[0] !== undefined) throw new PostReadError(problems[0])
    isComplete = isLast
    if (isFull()) break
  }
  for (const problem of problems) console.warn(problem)
  const list = createBlogIndex(posts).listPage(locale, page)
  if (prerendered === undefined) return list
  const answer = isComplete ? { ...list, pictures: prerendered.pictures } : withOlder(list, prerendered, posts)
  return JSON.stringify(answer) === JSON.stringify(prerendered) ? prerendered : answer
}

/** Completes a list with the older posts that the prerendered page counts. */
function withOlder(list: ListPage, prerendered: ListPage, read: readonly PostSummary[]): ListPage {
  const oldest = Date.parse(read.at(-1)?.createdAt ?? '')
  // The answer has every post down to its oldest: newer prerendered posts that it lacks are unpublished.
  const older = prerendered.others.filter(({ createdAt }) => Date.parse(createdAt) < oldest)
  const others = [...list.others, ...older]
  return {
    posts: list.posts,
    pageCount: Math.max(list.pageCount, prerendered.pageCount),
    others: others.slice(0, otherSize),
    hasMoreOthers: list.hasMoreOthers || prerendered.hasMoreOthers || others.length > otherSize,
    pictures: prerendered.pictures,
  }
}

/** The newest posts, for the neighbors of a post that was published after the build. */
export async function readNewest(signal: AbortSignal): Promise<readonly PostSummary[]> {
  return (await (await browserReader()).list({ from: 0, count: readSizes.first }, signal)).posts
}
