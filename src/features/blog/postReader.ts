import type { PostgrestClient } from '@supabase/postgrest-js'
import {
  parsePost,
  parseSummary,
  parseVersion,
  summaryColumns,
  versionColumns,
  type Post,
  type PostSummary,
  type PostVersion,
} from './posts.ts'

/** Reads the blog's table as an anonymous visitor. */
export type PostReader = {
  /** Posts of all languages, newest first: `count` of them from position `from`. */
  readonly list: (range: { from: number; count: number }, signal?: AbortSignal) => Promise<PostSummary[]>
  /** The post with a slug; `null` if there is none, or it is not published. */
  readonly post: (slug: string, signal?: AbortSignal) => Promise<Post | null>
  /** The columns of a post without its text, with `updated_at`; `null` as for `post`, or if the table has no `updated_at`. */
  readonly version: (slug: string, signal?: AbortSignal) => Promise<PostVersion | null>
}

/** The database could not be read; the code is PostgREST's or PostgreSQL's. */
export class PostReadError extends Error {
  override name = 'PostReadError'
  readonly code: string | undefined
  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

type Answer = PromiseLike<{ data: unknown; error: { message: string; code: string; details: string } | null }>

const table = 'content_posts'
/** Timeout of one read, milliseconds. */
const timeout = 15_000

/** A signal that also aborts after the timeout. `AbortSignal.any` is newer than the oldest browsers (docs/product.md, "Browsers"). */
function withTimeout(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(timeout)
  if (signal === undefined) return limit
  const either = new AbortController()
  for (const one of [signal, limit]) {
    if (one.aborted) either.abort(one.reason)
    one.addEventListener('abort', () => either.abort(one.reason), { once: true })
  }
  return either.signal
}
/** PostgreSQL's code for a column that the table does not have. */
const undefinedColumn = '42703'

/** A client that reads tables: supabase-js at build, its part for tables in the browser. */
export type TableClient = Pick<PostgrestClient, 'from'>

/**
 * Reads posts over a client; queryClient.ts caches and retries.
 * @param address of the database, for messages
 */
export function createPostReader(client: TableClient, address: string): PostReader {
  /** @throws {PostReadError} when the database cannot be reached, refuses, or answers with something else than rows */
  async function rowsOf(ask: (signal: AbortSignal) => Answer, signal?: AbortSignal): Promise<readonly unknown[]> {
    const { data, error } = await ask(withTimeout(signal))
    if (error !== null) {
      const causes = [error.code, error.message, error.details?.split('\n')[0]].filter(Boolean)
      throw new PostReadError(`${address} did not return the posts: ${[...new Set(causes)].join(', ')}`, error.code)
    }
    if (!Array.isArray(data)) throw new PostReadError(`${address} did not return a list of posts.`)
    return data
  }

  /** As a list: an empty list means that there is no such post, while a broken service may answer `null`. */
  async function rowOf(slug: string, columns: string, signal?: AbortSignal): Promise<unknown> {
    const rows = await rowsOf(
      (limited) => client.from(table).select(columns).eq('slug', slug).limit(1).abortSignal(limited).retry(false),
      signal,
    )
    return rows[0]
  }

  return {
    async list({ from, count }, signal) {
      const rows = await rowsOf(
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
      return rows.map(parseSummary)
    },
    async post(slug, signal) {
      const row = await rowOf(slug, '*', signal)
      return row === undefined ? null : parsePost(row)
    },
    async version(slug, signal) {
      try {
        const row = await rowOf(slug, versionColumns, signal)
        return row === undefined ? null : parseVersion(row)
      } catch (error) {
        if (error instanceof PostReadError && error.code === undefinedColumn) return null
        throw error
      }
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
