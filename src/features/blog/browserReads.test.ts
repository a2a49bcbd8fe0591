import { JSDOM } from 'jsdom'
import { describe, expect, test, vi } from 'vitest'
import { articleOf } from './article.ts'
import { readArticle } from './browserReads.ts'
import { PostReadError, PostTimeoutError, type PostReader } from './postReader.ts'
import type { Post } from './posts.ts'
import { createQueryClient } from './queryClient.ts'

const post: Post = {
  id: '1',
  title: 'Title',
  slug: 'a-post',
  description: 'About it.',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  locale: 'en',
  dirtyHtml: '<p>Text</p>',
  featuredImage: undefined,
}
const { window } = new JSDOM('')
const prerendered = articleOf(post, window)

describe('a post', () => {
  const databaseWith = async (answer: Post | null): Promise<PostReader> => ({
    list: async () => ({ posts: [], isComplete: true }),
    post: async () => answer,
  })

  test('is the prerendered one where its row has not changed', async () => {
    expect(await readArticle(post.slug, prerendered, databaseWith({ ...post }))).toBe(prerendered)
  })

  test('is the new one where it has', async () => {
    vi.stubGlobal('window', window)
    const changed = { ...post, dirtyHtml: '<p>New text</p>', updatedAt: '2026-02-01T00:00:00Z' }
    const article = await readArticle(post.slug, prerendered, databaseWith(changed))
    expect(article?.html).toBe('<p>New text</p>')
    vi.unstubAllGlobals()
  })

  test('is none where the database has none', async () => {
    expect(await readArticle(post.slug, prerendered, databaseWith(null))).toBeNull()
  })
})

describe('a read', () => {
  const { queries } = createQueryClient().getDefaultOptions()

  test('is fresh for five minutes', () => {
    expect(queries).toMatchObject({ staleTime: 300_000 })
  })

  test('fails without a network instead of loading without an end, and is read again once there is one', () => {
    expect(queries).toMatchObject({ networkMode: 'always', refetchOnReconnect: true })
  })

  test('is retried three times, but not where the database has not answered in time', () => {
    const isRetried = (failures: number, error: Error) =>
      typeof queries?.retry === 'function' ? queries.retry(failures, error) : undefined
    expect([0, 2, 3].map((failures) => isRetried(failures, new PostReadError('refused')))).toEqual([true, true, false])
    expect(isRetried(0, new PostTimeoutError('silent'))).toBe(false)
  })

  test('is retried after one, two, four seconds, and never later than after thirty', () => {
    const delay = (attempt: number) =>
      typeof queries?.retryDelay === 'function' ? queries.retryDelay(attempt, new Error('refused')) : undefined
    expect([0, 1, 2, 4, 5, 20].map(delay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000])
  })
})
