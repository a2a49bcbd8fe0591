import { createClient } from '@supabase/supabase-js'
import { newestFirst, parseRows, PostReadError, readRows } from '../postReader.ts'
import { parsePost, pictureProblem, type Post } from '../posts.ts'

/** Whole rows of one read: texts make an answer large. */
const pageSize = 100
/** Timeout of one read, milliseconds. */
const timeout = 30_000
/** PostgREST's code for a range that begins behind the last row: posts were withdrawn since the read before. */
const beyondTheEnd = 'PGRST103'

export type AllPosts = {
  /** Newest first. */
  readonly posts: readonly Post[]
  /** A sentence for each row that is no post and was left out, and for each picture that cannot be used. */
  readonly problems: readonly string[]
}

/**
 * Reads all posts of a database once, as an anonymous visitor: the one read of a build.
 * @throws {PostReadError} when the database cannot be reached, refuses, or answers with something else than rows
 */
export async function readAllPosts(address: string, key: string): Promise<AllPosts> {
  const client = createClient(address, key, { auth: { persistSession: false, autoRefreshToken: false } })
  const readPage = async (from: number) => {
    const query = newestFirst(client, '*', { count: 'exact' }).range(from, from + pageSize - 1)
    return readRows(query, address, timeout).catch((error: unknown) => {
      if (error instanceof PostReadError && error.code === beyondTheEnd) return { rows: [], total: 0 }
      throw error
    })
  }
  // A post that is published between two reads shifts the others, so that a row is returned twice.
  const rows = new Map<unknown, unknown>()
  let total = 1
  for (let from = 0; from < total;) {
    const page = await readPage(from)
    if (page.total === undefined) throw new PostReadError(`${address} did not say how many posts it has.`)
    total = page.total
    if (page.rows.length === 0) break
    for (const row of page.rows) rows.set(idOf(row), row)
    from += page.rows.length
  }
  const all = [...rows.values()]
  const { posts, problems } = parseRows(all, parsePost)
  if (all.length < total)
    problems.push(`${address} has ${total} posts, and returned ${all.length} of them. Build again.`)
  return { posts, problems: [...problems, ...all.flatMap((row) => pictureProblem(row) ?? [])] }
}

/** The key of a row: its id, or the row itself without one. */
const idOf = (row: unknown): unknown => (row as { id?: unknown } | null)?.id ?? row
