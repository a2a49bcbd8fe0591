import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Post } from '../../../src/features/blog/posts.ts'
import { openCache, type BuildCache } from '../buildCache.ts'
import { createArticles } from './articles.ts'

const post: Post = {
  id: '1',
  slug: 'a-post',
  title: 'A post',
  description: 'About a post',
  locale: 'en',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  dirtyHtml: '<h2>Part</h2><p onclick="x()">Text</p><img src="/articles/villa.jpg">',
  featuredImage: undefined,
}

function countingCache(): BuildCache & { readonly made: () => number } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'articles-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const { get, prune } = openCache(folder)
  const make = vi.fn<(run: () => Promise<Buffer>) => Promise<Buffer>>((run) => run())
  return { get: (inputs, run) => get(inputs, () => make(run)), prune, made: () => make.mock.calls.length }
}

test('an unchanged post is sanitised once, and its page is the same', async () => {
  const cache = countingCache()
  const first = await createArticles(cache)(post)
  const again = await createArticles(cache)(post)
  expect(first.html).not.toContain('onclick')
  expect(first).toMatchObject({ headings: [{ text: 'Part' }], image: '/articles/villa.jpg' })
  expect(again).toEqual(first)
  expect(cache.made()).toBe(1)
})

test('a change of any column is sanitised', async () => {
  const cache = countingCache()
  const articles = createArticles(cache)
  await articles(post)
  expect((await articles({ ...post, dirtyHtml: '<p>Other' })).html).toBe('<p>Other</p>')
  expect((await articles({ ...post, featuredImage: 'https://example.org/a.jpg' })).image).toBe(
    'https://example.org/a.jpg',
  )
  expect(cache.made()).toBe(3)
})
