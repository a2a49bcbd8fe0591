import { describe, expect, test } from 'vitest'
import type { Locale } from '../../i18n/locales.ts'
import { pageSize } from './blogIndex.ts'
import type { PostSummary } from './posts.ts'
import { cacheTime, createQueryClient, retries, retryDelay } from './queryClient.ts'
import { readListPage } from './reads.ts'
import type { PostReader } from './readPosts.ts'

/** A database that counts what is read of it. */
function databaseOf(languages: readonly Locale[]) {
  const rows = languages.map((locale, at): PostSummary => ({
    id: String(at),
    title: `Title ${at}`,
    slug: `post-${at}`,
    description: 'About it.',
    createdAt: '2026-01-01T00:00:00Z',
    locale,
  }))
  const ranges: number[] = []
  const reader: PostReader = {
    list: async ({ from, count }) => {
      ranges.push(count)
      return rows.slice(from, from + count)
    },
    post: async () => null,
  }
  return { reader: Promise.resolve(reader), ranges }
}
const { signal } = new AbortController()
const known = undefined

describe('a page of the list', () => {
  test('of a small blog takes one read, and says all', async () => {
    const { reader, ranges } = databaseOf(['en', 'de', 'en'])
    const list = await readListPage({ locale: 'en', page: 1, known }, signal, reader)
    expect(list.posts.map(({ slug }) => slug)).toEqual(['post-0', 'post-2'])
    expect(list.others.map(({ slug }) => slug)).toEqual(['post-1'])
    expect(ranges).toEqual([100])
  })

  test('of a large blog takes one read too, and keeps the count of pages that was published', async () => {
    const { reader, ranges } = databaseOf(Array.from({ length: 10_000 }, (_, at) => (at % 2 ? 'de' : 'en')))
    const published = { posts: [], pageCount: 417, others: [], hasMoreOthers: true }
    const list = await readListPage({ locale: 'en', page: 1, known: published }, signal, reader)
    expect(list.posts).toHaveLength(pageSize)
    expect(list).toMatchObject({ pageCount: 417, hasMoreOthers: true })
    expect(ranges).toEqual([100])
  })

  test('reads on until it is full, or there is no more', async () => {
    const german = Array.from({ length: 150 }, (): Locale => 'de')
    const { reader, ranges } = databaseOf([...german, 'en'])
    const list = await readListPage({ locale: 'en', page: 1, known }, signal, reader)
    expect(list.posts.map(({ slug }) => slug)).toEqual(['post-150'])
    expect(ranges).toEqual([100, 1000])
  })
})

describe('what was read', () => {
  test('is fresh for five minutes and tried three times again', () => {
    const { queries } = createQueryClient().getDefaultOptions()
    expect(queries).toMatchObject({ staleTime: 300_000, retry: 3 })
    expect([cacheTime, retries]).toEqual([300_000, 3])
  })

  test('is tried again after one, two, four seconds, and never later than after thirty', () => {
    expect([0, 1, 2, 4, 5, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000])
  })
})
