import { array, assert, asyncProperty, constantFrom, integer, option } from 'fast-check'
import { expect, test } from 'vitest'
import { listAllPosts, readList } from './listReads.ts'
import type { ListRead, PostReader } from './postReader.ts'
import type { PostSummary } from './posts.ts'

const postOf = (id: number, slug = `post-${id}`): PostSummary => ({
  id: String(id),
  title: `Title ${id}`,
  slug,
  description: 'About it.',
  createdAt: new Date(Date.UTC(2026, 0, 1) + id * 3_600_000).toISOString(),
  locale: 'en',
})

/** Rows, newest first: a post, or the number of a row that is none. */
type Row = PostSummary | number

type Situation = {
  readonly rows: Row[]
  /** Most rows of an answer. */
  readonly maxRows?: number | undefined
  readonly hasTotal?: boolean
  /** Something that happens to the rows after a read. */
  readonly between?: (rows: Row[]) => void
}

function databaseWith({ rows, maxRows = Infinity, hasTotal = true, between }: Situation): PostReader {
  const list = async ({ from, count }: { from: number; count: number }): Promise<ListRead> => {
    const part = rows.slice(from, from + Math.min(count, maxRows))
    const total = hasTotal ? rows.length : undefined
    between?.(rows)
    return {
      posts: part.filter((row) => typeof row !== 'number'),
      problems: part.filter((row) => typeof row === 'number').map((row) => `Row ${row} is no post.`),
      rowCount: part.length,
      total,
    }
  }
  return { list, post: async () => null, version: async () => null }
}

test('every post is read once, whatever number of rows the database returns, and every bad row is named once', async () => {
  const kinds = array(constantFrom('post', 'bad row'), { maxLength: 60 })
  await assert(
    asyncProperty(
      kinds,
      option(integer({ min: 1, max: 70 })),
      constantFrom(true, false),
      async (all, maxRows, hasTotal) => {
        const rows = all.map((kind, at): Row => (kind === 'post' ? postOf(at) : at))
        const { posts, problems } = await listAllPosts(databaseWith({ rows, maxRows: maxRows ?? undefined, hasTotal }))
        expect(posts).toEqual(rows.filter((row) => typeof row !== 'number'))
        expect(problems).toHaveLength(rows.filter((row) => typeof row === 'number').length)
      },
    ),
  )
})

test('posts that are published between two reads shift the others, and none appears twice', async () => {
  const rows: Row[] = Array.from({ length: 30 }, (_, at) => postOf(30 - at))
  const publish = (all: Row[]) => all.unshift(postOf(all.length + 1))
  const { posts } = await listAllPosts(
    databaseWith({ rows, maxRows: 7, between: (all) => void (all.length < 40 && publish(all)) }),
  )
  const slugs = posts.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs).toEqual(expect.arrayContaining(Array.from({ length: 30 }, (_, at) => `post-${at + 1}`)))
})

test('a slug that occurs twice names the newest post, and the other is left out and named', async () => {
  const { posts, problems } = await listAllPosts(databaseWith({ rows: [postOf(2, 'arras'), postOf(1, 'arras')] }))
  expect(posts.map(({ id }) => id)).toEqual(['2'])
  expect(problems).toEqual([expect.stringContaining('"arras" occurs twice')])
})

test('a database that ignores positions does not make it read for ever', async () => {
  const { list, ...rest } = databaseWith({ rows: [postOf(1), 2], hasTotal: false })
  const repeating = { ...rest, list: () => list({ from: 0, count: 100 }) }
  expect((await listAllPosts(repeating)).posts).toHaveLength(1)
})

test('no more is read than is asked for', async () => {
  const rows = Array.from({ length: 50 }, (_, at) => postOf(50 - at))
  let reads = 0
  const reader = databaseWith({ rows, maxRows: 10, between: () => void (reads += 1) })
  for await (const { isLast } of readList(reader, { first: 100, further: 100 })) {
    expect(isLast).toBe(false)
    if (reads === 2) break
  }
  expect(reads).toBe(2)
})
