import type { PostgrestClient } from '@supabase/postgrest-js'
import {
  PostDataError,
  parsePost,
  parseSummary,
  parseVersion,
  pictureProblem,
  summaryColumns,
  versionColumns,
  type Post,
  type PostSummary,
  type PostVersion,
} from './posts.ts'

/** Reads the blog's table as an anonymous visitor. */
export type PostReader = {
  /** Rows of all languages, newest first: at most `count` of them from position `from`. */
  readonly list: (range: { from: number; count: number }, signal?: AbortSignal) => Promise<ListRead>
  /**
   * The post with a slug; `null` if there is none, or it is not published.
   * @throws {PostDataError} when its row is not a post
   */
  readonly post: (slug: string, signal?: AbortSignal) => Promise<Post | null>
  /** The columns of a post without its text, with `updated_at`; `null` as for `post`, or if the table has no `updated_at`. */
  readonly version: (slug: string, signal?: AbortSignal) => Promise<PostVersion | null>
}

/** A part of the list. */
export type ListRead = {
  readonly posts: readonly PostSummary[]
  /** A sentence for each row that is no post and was left out. */
  readonly problems: readonly string[]
  /** Rows of the answer: a database may return fewer than were asked for ("max rows" of a Supabase project). */
  readonly rowCount: number
  /** Rows of the whole table that a visitor may read; undefined if the database does not say. */
  readonly total: number | undefined
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

type Answer = PromiseLike<{
  data: unknown
  error: { message: string; code: string; details: string } | null
  count: number | null
  status: number
}>

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
/** PostgREST's code for a range that begins behind the last row: posts were withdrawn since the read before. */
const beyondTheEnd = 'PGRST103'

/** Rows of a read that checks whole rows, texts included. */
const wholeRows = 100

/** A client that reads tables: supabase-js at build, its part for tables in the browser. */
export type TableClient = Pick<PostgrestClient, 'from'>

type Options = {
  /** Whether the list's rows are checked with their texts, as a build does: a page of each is written. */
  readonly checksTexts?: boolean
}

/**
 * Reads posts over a client; queryClient.ts caches and retries.
 * @param address of the database, for messages
 */
export function createPostReader(
  client: TableClient,
  address: string,
  { checksTexts = false }: Options = {},
): PostReader {
  /** @throws {PostReadError} when the database cannot be reached, refuses, or answers with something else than rows */
  async function rowsOf(ask: (signal: AbortSignal) => Answer, signal?: AbortSignal) {
    const { data, error, count, status } = await ask(withTimeout(signal))
    if (error !== null)
      throw new PostReadError(`${address} did not return the posts: ${causeOf(error, status)}`, error.code)
    if (!Array.isArray(data)) throw new PostReadError(`${address} did not return a list of posts (status ${status}).`)
    return { rows: data as readonly unknown[], total: count === null || Number.isNaN(count) ? undefined : count }
  }

  /** As a list: an empty list means that there is no such post, while a broken service may answer `null`. */
  async function rowOf<T>(slug: string, columns: string, parse: (row: unknown) => T, signal?: AbortSignal) {
    const { rows } = await rowsOf(
      (limited) => newestFirst(client.from(table).select(columns).eq('slug', slug)).abortSignal(limited).retry(false),
      signal,
    )
    if (rows.length === 0) return null
    // A table without the constraints of supabase/migrations may have a slug twice: the list shows the first valid row.
    const problems: unknown[] = []
    for (const row of rows)
      try {
        return parse(row)
      } catch (error) {
        problems.push(error)
      }
    throw problems[0]
  }

  return {
    async list({ from, count }, signal) {
      const size = checksTexts ? Math.min(count, wholeRows) : count
      const { rows, total } = await rowsOf(
        (limited) =>
          newestFirst(client.from(table).select(checksTexts ? '*' : summaryColumns, { count: 'exact' }))
            .range(from, from + size - 1)
            .abortSignal(limited)
            .retry(false),
        signal,
      ).catch((error: unknown) => {
        if (error instanceof PostReadError && error.code === beyondTheEnd) return { rows: [], total: from }
        throw error
      })
      return { ...parseRows(rows, checksTexts), rowCount: rows.length, total }
    },
    post: (slug, signal) => rowOf(slug, '*', parsePost, signal),
    async version(slug, signal) {
      try {
        return await rowOf(slug, versionColumns, parseVersion, signal)
      } catch (error) {
        if (error instanceof PostReadError && error.code === undefinedColumn) return null
        throw error
      }
    },
  }
}

const newestFirst = <Query extends { order: (column: string, options?: { ascending: boolean }) => Query }>(
  query: Query,
): Query => query.order('created_at', { ascending: false }).order('id')

/** The posts among rows of the list; a row that is none is left out and named. */
function parseRows(rows: readonly unknown[], checksTexts: boolean): Pick<ListRead, 'posts' | 'problems'> {
  const posts: PostSummary[] = []
  const problems: string[] = []
  for (const row of rows)
    try {
      const post = parseSummary(row)
      if (checksTexts) {
        parsePost(row)
        const problem = pictureProblem(row)
        if (problem !== undefined) problems.push(problem)
      }
      posts.push(post)
    } catch (error) {
      if (!(error instanceof PostDataError)) throw error
      problems.push(`${error.message} The row is left out.`)
    }
  return { posts, problems }
}

/** Why a read failed, in a line: a service that is down may answer with a whole page of HTML. */
function causeOf(error: { message: string; code: string; details: string }, status: number): string {
  const { code, message, details } = error
  if (/^\s*<(?:!doctype|html|head|\?xml)/i.test(message)) {
    const title = /<title[^>]*>([^<]*)/i.exec(message)?.[1]?.trim()
    return `status ${status}, a page of HTML${title ? `, "${title.slice(0, 80)}"` : ''}. Is this the address of the database?`
  }
  const causes = [code, message, details?.split('\n')[0]].filter(Boolean)
  const line = [...new Set(causes)].join(', ').replace(/\s+/g, ' ')
  return line.length > longestCause ? `${line.slice(0, longestCause)}…` : line || `status ${status}`
}
const longestCause = 300
