import { describe, expect, test } from 'vitest'
import type { Locale } from '../../i18n/locales.ts'
import { createBlogIndex, otherSize, pageSize, refreshList, type ListPage } from './blogIndex.ts'
import type { PostSummary } from './posts.ts'

const post = (locale: Locale, at: number): PostSummary => ({
  id: `${locale}-${at}`,
  title: `Title ${at}`,
  slug: `${locale}-${at}`,
  description: 'About it.',
  createdAt: new Date(Date.UTC(2026, 0, 1000 - at)).toISOString(),
  locale,
})
const posts = (locale: Locale, count: number) => Array.from({ length: count }, (_, at) => post(locale, at + 1))
const slugs = (of: readonly { slug: string }[]) => of.map(({ slug }) => slug)

describe('the list', () => {
  const index = createBlogIndex([...posts('en', 2 * pageSize + 1), ...posts('de', otherSize + 1)])

  test('shows a page of its own language', () => {
    expect(slugs(index.listPage('en', 1).posts)).toEqual(slugs(posts('en', pageSize)))
    expect(slugs(index.listPage('en', 3).posts)).toEqual([`en-${2 * pageSize + 1}`])
    expect(index.listPage('en', 3).pageCount).toBe(3)
    expect(index.pageCount('de')).toBe(1)
  })

  test('shows the newest of the other language below the first page, and says that there are more', () => {
    const { others, hasMoreOthers } = index.listPage('en', 1)
    expect(slugs(others)).toEqual(slugs(posts('de', otherSize)))
    expect(hasMoreOthers).toBe(true)
    expect(index.listPage('en', 2).others).toEqual([])
  })

  test('of a language without posts is one empty page, with the other language below it', () => {
    const { posts: own, pageCount, others } = createBlogIndex(posts('en', 3)).listPage('de', 1)
    expect({ own, pageCount, others: slugs(others) }).toEqual({
      own: [],
      pageCount: 1,
      others: ['en-1', 'en-2', 'en-3'],
    })
  })

  test('of an empty database is empty', () => {
    expect(createBlogIndex([]).listPage('en', 1)).toEqual({ posts: [], pageCount: 1, others: [], hasMoreOthers: false })
  })
})

describe('a post links to', () => {
  const index = createBlogIndex([post('de', 9), ...posts('en', 8)])

  test('the two of its language that were published next to it', () => {
    const linked = (slug: string) => slugs(index.neighbors(slug) ?? [])
    expect(linked('en-4')).toEqual(['en-3', 'en-5'])
    expect(linked('en-1')).toEqual(['en-2', 'en-3'])
    expect(linked('en-8')).toEqual(['en-6', 'en-7'])
  })

  test('nothing where it is the only one of its language', () => {
    expect(index.neighbors('de-9')).toEqual([])
    expect(index.neighbors('unknown')).toBeUndefined()
  })
})

describe('a prerendered list, refreshed', () => {
  const published = (over: Partial<ListPage>): ListPage => ({
    posts: posts('en', 3),
    pageCount: 1,
    others: [],
    hasMoreOthers: false,
    ...over,
  })
  const first = { locale: 'en', page: 1 } as const

  test('has what the database has, and keeps the pictures, which only the build knows', () => {
    const pictures = { 'en-2': '/articles/finca.jpg' }
    const now = { posts: [post('en', 0), ...posts('en', 2)], isComplete: true }
    const list = refreshList(now, first, published({ pictures }))
    expect(slugs(list.posts)).toEqual(['en-0', 'en-1', 'en-2'])
    expect(list.pictures).toEqual(pictures)
  })

  test('stays as it is if the database has no post at all', () => {
    const before = published({ pageCount: 2, others: posts('de', 1) })
    expect(refreshList({ posts: [], isComplete: true }, first, before)).toEqual(before)
  })

  test('without a prerendered one is what the database has', () => {
    expect(refreshList({ posts: posts('en', 1), isComplete: true }, first, undefined)).toEqual({
      posts: posts('en', 1),
      pageCount: 1,
      others: [],
      hasMoreOthers: false,
    })
  })

  describe('of a blog that is larger than the answer', () => {
    const now = { posts: [post('en', 0), ...posts('en', 2 * pageSize)], isComplete: false }

    test('keeps the count of pages and the other language’s posts', () => {
      const others = posts('de', 2)
      const list = refreshList(now, first, published({ pageCount: 9, others }))
      expect(slugs(list.posts)[0]).toBe('en-0')
      expect(list).toMatchObject({ pageCount: 9, others, hasMoreOthers: false })
    })

    test('has the other language’s newest where the answer has enough of them', () => {
      const both = { posts: [...now.posts, ...posts('de', otherSize + 1)], isComplete: false }
      const list = refreshList(both, first, published({ others: [post('de', 99)] }))
      expect(list).toMatchObject({ others: posts('de', otherSize), hasMoreOthers: true })
    })

    test('keeps a page that the answer does not reach', () => {
      const older = published({ posts: [post('en', 99)], pageCount: 9 })
      expect(refreshList(now, { locale: 'en', page: 5 }, older).posts).toEqual(older.posts)
    })
  })
})
