import type { PostgrestClient } from '@supabase/postgrest-js'
import { PostDataError, parsePost, parseSummary, summaryColumns, type Post, type PostSummary } from './posts.ts'

/** Reads the blog's table as an anonymous visitor; queryClient.ts caches and retries. */
export type PostReader = {
  /** The newest posts of all languages, without their texts. */
  readonly list: () => Promise<PostList>
  /**
   * The post with a slug; `null` if there is none, or it is not published.
   * @throws {PostDataError} when its row is not a post
   */
  readonly post: (slug: string) => Promise<Post | null>
}

export type PostList = {
  /** Newest first. */
  readonly posts: readonly PostSummary[]
  /** Whether the blog has no older posts. */
  readonly isComplete: boolean
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

/** The database did not answer in time. */
export class PostTimeoutError extends PostReadError {
  override name = 'PostTimeoutError'
}

/** A client that reads tables: supabase-js at build, its part for tables in the browser. */
export type TableClient = Pick<PostgrestClient, 'from'>

/** Most rows of one answer, the default of a Supabase project. */
export const mostRows = 1000
/** Timeout of one read in the browser, milliseconds. */
const defaultTimeout = 8000

/**
 * Reads posts over a client.
 * @param address of the database, for messages
 */
export function createPostReader(client: TableClient, address: string, timeout = defaultTimeout): PostReader {
  return {
    async list() {
      const query = newestFirst(client, summaryColumns, { count: 'exact' }).range(0, mostRows - 1)
      const { rows, total } = await readRows(query, address, timeout)
      const { posts, problems } = parseRows(rows, parseSummary)
      // An answer in which no row is a post comes from something else than the blog: the published list stays.
      if (posts.length === 0 && problems[0] !== undefined) throw new PostReadError(problems[0])
      for (const problem of problems) console.warn(problem)
      return { posts, isComplete: rows.length >= (total ?? 0) }
    },
    async post(slug) {
      // As a list: an empty list means that there is no such post, while a broken service may answer `null`.
      const { rows } = await readRows(newestFirst(client, '*').eq('slug', slug), address, timeout)
      if (rows.length === 0) return null
      // A table without the constraints of supabase/migrations may have a slug twice: the list shows the first valid row.
      const { posts, problems } = parseRows(rows, parsePost)
      if (posts[0] === undefined) throw new PostDataError(problems[0])
      return posts[0]
    },
  }
}

/** The rows of the table in the order of the list. */
export const newestFirst = (client: TableClient, columns: string, options?: { count: 'exact' }) =>
  client.from('content_posts').select(columns, options).order('created_at', { ascending: false }).order('id')

type Query = ReturnType<typeof newestFirst>

/** @throws {PostReadError} when the database cannot be reached, refuses, or answers with something else than rows */
export async function readRows(
  query: Query,
  address: string,
  timeout: number,
): Promise<{ rows: readonly unknown[]; total: number | undefined }> {
  const limit = AbortSignal.timeout(timeout)
  const { data, error, count, status } = await query.abortSignal(limit).retry(false)
  if (error !== null && limit.aborted)
    throw new PostTimeoutError(`${address} did not answer within ${timeout / 1000} seconds.`)
  if (error !== null)
    throw new PostReadError(`${address} did not return the posts: ${causeOf(error, status)}`, error.code)
  if (!Array.isArray(data)) throw new PostReadError(`${address} did not return a list of posts (status ${status}).`)
  return { rows: data, total: count === null || Number.isNaN(count) ? undefined : count }
}

/** The posts among rows, with a sentence for each row that is none and is left out, and for a slug that occurs again. */
export function parseRows<T extends PostSummary>(rows: readonly unknown[], parse: (row: unknown) => T) {
  const posts = new Map<string, T>()
  const problems: string[] = []
  for (const row of rows)
    try {
      const post = parse(row)
      if (posts.has(post.slug))
        problems.push(
          `content_posts: the slug "${post.slug}" occurs twice. The post with the id ${post.id} is left out.`,
        )
      else posts.set(post.slug, post)
    } catch (error) {
      if (!(error instanceof PostDataError)) throw error
      problems.push(`${error.message} The row is left out.`)
    }
  return { posts: [...posts.values()], problems }
}

/** Why a read failed, in a line: a service that is down may answer with a whole page of HTML. */
function causeOf(error: { message: string; code: string; details: string }, status: number): string {
  const { code, message, details } = error
  if (/^\s*<(?:!doctype|html|head|\?xml)/i.test(message)) {
    const title = /<title[^>]*>([^<]*)/i.exec(message)?.[1]?.trim()
    return `status ${status}, a page of HTML${title ? `, "${title.slice(0, 80)}"` : ''}. Is this the address of the database?`
  }
  // postgrest-js writes why a request could not be sent, with the system's code, after "Caused by:".
  const cause = /Caused by: (.+)/.exec(details ?? '')?.[1] ?? details?.split('\n')[0]
  const line = [...new Set([code, message, cause].filter(Boolean))].join(', ').replace(/\s+/g, ' ')
  return line.length > longestCause ? `${line.slice(0, longestCause)}…` : line || `status ${status}`
}
const longestCause = 300
