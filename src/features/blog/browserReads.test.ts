import { JSDOM } from 'jsdom'
import { describe, expect, test, vi } from 'vitest'
import type { Locale } from '../../i18n/locales.ts'
import { otherSize, pageSize, type ListPage } from './blogIndex.ts'
import type { PostSummary, PostVersion } from './posts.ts'
import { cacheTime } from './cacheTime.ts'
import { createQueryClient, retries, retryDelay } from './queryClient.ts'
import { readArticle, readListPage } from './browserReads.ts'
import type { ListRead, PostReader } from './postReader.ts'

/** The post at a position of the database, newest first. */
const postAt = (locale: Locale, at: number): PostSummary => ({
  id: String(at),
  title: `Title ${at}`,
  slug: `post-${at}`,
  description: 'About it.',
  createdAt: new Date(Date.UTC(2026, 0, 1) - at * 3_600_000).toISOString(),
  locale,
})

const listRead = (posts: readonly PostSummary[], total: number | undefined): ListRead => ({
  posts,
  problems: [],
  rowCount: posts.length,
  total,
})

/** A database that counts what is read of it. */
function databaseOf(languages: readonly Locale[], maxRows = Infinity) {
  const rows = languages.map(postAt)
  const ranges: number[] = []
  const reader: PostReader = {
    list: async ({ from, count }) => {
      ranges.push(count)
      return listRead(rows.slice(from, from + Math.min(count, maxRows)), rows.length)
    },
    post: async () => null,
    version: async () => null,
  }
  return { reader: Promise.resolve(reader), ranges }
}
const { signal } = new AbortController()

describe('a page of the list', () => {
  test('of a small blog takes one read, and says all', async () => {
    const { reader, ranges } = databaseOf(['en', 'de', 'en'])
    const list = await readListPage({ locale: 'en', page: 1, prerendered: undefined }, signal, reader)
    expect(list.posts.map(({ slug }) => slug)).toEqual(['post-0', 'post-2'])
    expect(list.others.map(({ slug }) => slug)).toEqual(['post-1'])
    expect(ranges).toEqual([100])
  })

  test('of a large blog takes one read too, and keeps the count of pages that was published', async () => {
    const { reader, ranges } = databaseOf(Array.from({ length: 10_000 }, (_, at) => (at % 2 ? 'de' : 'en')))
    const published = { posts: [], pageCount: 417, others: [], hasMoreOthers: true }
    const list = await readListPage({ locale: 'en', page: 1, prerendered: published }, signal, reader)
    expect(list.posts).toHaveLength(pageSize)
    expect(list).toMatchObject({ pageCount: 417, hasMoreOthers: true })
    expect(list.others.map(({ slug }) => slug)).toEqual(['post-1', 'post-3', 'post-5', 'post-7', 'post-9', 'post-11'])
    expect(ranges).toEqual([100])
  })

  describe('whose newest 100 posts are all of one language', () => {
    const { reader } = databaseOf(Array.from({ length: 150 }, () => 'en'))
    const refresh = (others: readonly PostSummary[]) =>
      readListPage(
        { locale: 'en', page: 1, prerendered: { posts: [], pageCount: 13, others, hasMoreOthers: false } },
        signal,
        reader,
      )

    test('keeps the other language’s posts that were published with the page', async () => {
      const others = [postAt('de', 150), postAt('de', 151)]
      expect((await refresh(others)).others).toEqual(others)
    })

    test('drops those that were withdrawn: they are as new as the posts that were read', async () => {
      expect((await refresh([postAt('de', 50), postAt('de', 150)])).others).toEqual([postAt('de', 150)])
    })
  })

  test('shows new posts of the other language before the ones that were published with the page', async () => {
    const { reader } = databaseOf(['de', ...Array.from({ length: 150 }, (): Locale => 'en')])
    const published = Array.from({ length: otherSize }, (_, at) => postAt('de', 150 + at))
    const prerendered = { posts: [], pageCount: 13, others: published, hasMoreOthers: false }
    const list = await readListPage({ locale: 'en', page: 1, prerendered }, signal, reader)
    expect(list.others).toEqual([postAt('de', 0), ...published.slice(0, -1)])
    expect(list.hasMoreOthers).toBe(true)
  })

  test('keeps the picture of the first post, which the list’s read does not have', async () => {
    const { reader } = databaseOf(['en', 'de'])
    const pictures = { 'post-0': '/articles/finca.jpg' }
    const prerendered = { posts: [], pageCount: 1, others: [], hasMoreOthers: false, pictures }
    expect((await readListPage({ locale: 'en', page: 1, prerendered }, signal, reader)).pictures).toEqual(pictures)
  })

  test('is the published one where nothing has changed', async () => {
    const { reader } = databaseOf(Array.from({ length: 150 }, (_, at) => (at % 2 ? 'de' : 'en')))
    const published = await readListPage({ locale: 'en', page: 1, prerendered: undefined }, signal, reader)
    const prerendered = structuredClone({ ...published, pageCount: 13 })
    expect(await readListPage({ locale: 'en', page: 1, prerendered }, signal, reader)).toBe(prerendered)
    const [first, ...rest] = prerendered.posts
    const older = { ...prerendered, posts: [{ ...first, title: 'As published' }, ...rest] } as ListPage
    expect((await readListPage({ locale: 'en', page: 1, prerendered: older }, signal, reader)).posts).toEqual(
      prerendered.posts,
    )
  })

  test('is read to its end where the database returns fewer rows than were asked for', async () => {
    const { reader, ranges } = databaseOf(
      Array.from({ length: 30 }, (_, at) => (at < 25 ? 'de' : 'en')),
      10,
    )
    const list = await readListPage({ locale: 'en', page: 1, prerendered: undefined }, signal, reader)
    expect(list.posts.map(({ slug }) => slug)).toEqual([25, 26, 27, 28, 29].map((at) => `post-${at}`))
    expect(ranges).toHaveLength(3)
  })

  test('leaves out what is no post, and names it in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const list = async () => ({ ...listRead([postAt('en', 1)], 2), rowCount: 2, problems: ['The row is left out.'] })
    const reader = Promise.resolve({ list, post: async () => null, version: async () => null })
    const { posts } = await readListPage({ locale: 'en', page: 1, prerendered: undefined }, signal, reader)
    expect(posts).toHaveLength(1)
    expect(warn.mock.calls).toEqual([['The row is left out.']])
    warn.mockRestore()
  })

  test('an answer in which no row is a post is a failed read', async () => {
    const list = async () => ({ ...listRead([], 1), rowCount: 1, problems: ['The row is left out.'] })
    const reader = Promise.resolve({ list, post: async () => null, version: async () => null })
    await expect(readListPage({ locale: 'en', page: 1, prerendered: undefined }, signal, reader)).rejects.toThrow(
      'The row is left out.',
    )
  })

  test('reads on until it is full, or there is no more', async () => {
    const german = Array.from({ length: 150 }, (): Locale => 'de')
    const { reader, ranges } = databaseOf([...german, 'en'])
    const list = await readListPage({ locale: 'en', page: 1, prerendered: undefined }, signal, reader)
    expect(list.posts.map(({ slug }) => slug)).toEqual(['post-150'])
    expect(ranges).toEqual([100, 1000])
  })
})

describe('a post', () => {
  const version = { ...postAt('en', 0), updatedAt: '2026-01-01T00:00:00Z' }
  const content = new JSDOM('').window.document.createDocumentFragment()
  const published = { ...version, words: 1, headings: [], image: undefined, html: '<p>Text</p>', content }
  const withVersion = (answer: PostVersion | null) => {
    const post = vi.fn<PostReader['post']>(async () => null)
    return { post, reader: Promise.resolve({ list: async () => listRead([], 0), post, version: async () => answer }) }
  }

  test('is the published one where nothing has changed, and its text is not read', async () => {
    const { post, reader } = withVersion(version)
    expect(await readArticle({ slug: published.slug, prerendered: published }, signal, reader)).toBe(published)
    expect(post).not.toHaveBeenCalled()
  })

  test.each([
    ['has changed', { ...version, updatedAt: '2026-02-01T00:00:00Z' }],
    ['is gone', null],
  ])('is read where it %s', async (_, answer) => {
    const { post, reader } = withVersion(answer)
    expect(await readArticle({ slug: published.slug, prerendered: published }, signal, reader)).toBeNull()
    expect(post).toHaveBeenCalledOnce()
  })
})

describe('a read', () => {
  test('is fresh for five minutes and retried three times', () => {
    const { queries } = createQueryClient().getDefaultOptions()
    expect(queries).toMatchObject({ staleTime: 300_000, retry: 3 })
    expect([cacheTime, retries]).toEqual([300_000, 3])
  })

  test('fails without a network instead of loading without an end, and is read again once there is one', () => {
    const { queries } = createQueryClient().getDefaultOptions()
    expect(queries).toMatchObject({ networkMode: 'always', refetchOnReconnect: true })
  })

  test('is retried after one, two, four seconds, and never later than after thirty', () => {
    expect([0, 1, 2, 4, 5, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000])
  })
})
