import { createClient } from '@supabase/supabase-js'
import { parsePost, parseSummary, summaryColumns, type Post, type PostSummary } from './posts.ts'

/** Reads the blog's table as an anonymous visitor. */
export type PostReader = {
  /** Posts of all languages, newest first: `count` of them from position `from`. */
  readonly list: (range: { from: number; count: number }, signal?: AbortSignal) => Promise<PostSummary[]>
  /** The post with a slug; `null` where there is none, or it is not published. */
  readonly post: (slug: string, signal?: AbortSignal) => Promise<Post | null>
}

/** The database could not be read. */
export class PostReadError extends Error {
  override name = 'PostReadError'
}

type Answer = PromiseLike<{ data: unknown; error: { message: string; code: string; details: string } | null }>

const table = 'content_posts'
/** Timeout of one read, milliseconds. */
const timeout = 15_000

/** The one module that talks to the database (supabase-js); queryClient.ts caches and retries. */
export function createPostReader(address: string, key: string): PostReader {
  const client = createClient(address, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })

  /** @throws {PostReadError} when the database cannot be reached or refuses */
  async function answerOf(ask: (signal: AbortSignal) => Answer, signal?: AbortSignal): Promise<unknown> {
    const limit = AbortSignal.timeout(timeout)
    const { data, error } = await ask(signal === undefined ? limit : AbortSignal.any([signal, limit]))
    if (error === null) return data
    const causes = [error.code, error.message, error.details?.split('\n')[0]].filter(Boolean)
    throw new PostReadError(`${address} does not give the posts: ${[...new Set(causes)].join(', ')}`)
  }

  return {
    async list({ from, count }, signal) {
      const rows = await answerOf(
        (limited) =>
          client
            .from(table)
            .select(summaryColumns)
            .order('created_at', { ascending: false })
            .order('id')
            .range(from, from + count - 1)
            .abortSignal(limited)
            .retry(false),
        signal,
      )
      if (!Array.isArray(rows)) throw new PostReadError(`${address} answers the list of posts with something else.`)
      return rows.map(parseSummary)
    },
    async post(slug, signal) {
      // As a list: an empty list means that there is no such post, while a broken service may answer `null`.
      const rows = await answerOf(
        (limited) => client.from(table).select('*').eq('slug', slug).limit(1).abortSignal(limited).retry(false),
        signal,
      )
      if (!Array.isArray(rows)) throw new PostReadError(`${address} answers the read of a post with something else.`)
      return rows.length === 0 ? null : parsePost(rows[0])
    },
  }
}

/** Maximum rows of one response, the default of a Supabase project. */
const chunk = 1000

/** Reads all posts, page by page. */
export async function listAllPosts(reader: PostReader): Promise<PostSummary[]> {
  const bySlug = new Map<string, PostSummary>()
  for (let from = 0; ; from += chunk) {
    const posts = await reader.list({ from, count: chunk })
    // A post published between two reads shifts the later ones, so that one is returned twice.
    for (const post of posts) bySlug.set(post.slug, post)
    if (posts.length < chunk) return [...bySlug.values()]
  }
}
