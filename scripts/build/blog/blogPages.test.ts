import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { PostSummary } from '../../../src/features/blog/posts.ts'
import { builtRoutes, routesWithNewestPosts, selectedRoutes } from './blogPages.ts'
import { writeFeeds } from './writeFeeds.ts'

const outDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'blog-')), 'dist')
afterAll(() => fs.rmSync(path.dirname(outDir), { recursive: true }))

const posts = Array.from({ length: 60 }, (_, at): PostSummary => {
  const number = 60 - at
  return {
    id: String(number),
    slug: `post-${number}`,
    title: `Title & <b>${number}`,
    description: `About ${number}`,
    locale: number % 3 === 0 ? 'de' : 'en',
    createdAt: new Date(Date.UTC(2026, 0, 1, number)).toISOString(),
  }
})

test('the checks read the pages of the blog in the sitemap, or a selection of them', () => {
  const paths = posts.map(({ locale, slug }) => `/${locale}/blog/${slug}`)
  const addresses = ['/en/about', '/en/blog', ...paths, '/en/blog/page/2']
  const entries = addresses.map((address) => `<url><loc>https://www.example.org${address}</loc></url>`)
  fs.mkdirSync(outDir)
  fs.writeFileSync(path.join(outDir, 'sitemap.xml'), entries.join('\n'))
  const routes = builtRoutes(outDir)
  expect(routes.filter(({ page }) => page === 'blogPost').map((route) => route.path)).toEqual(paths)
  expect(routes.map((route) => route.path)).toContain('/en/blog/page/2')
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length)
  expect(selectedRoutes(outDir).filter(({ page }) => page === 'blogPost')).toHaveLength(12)
  const newest = routesWithNewestPosts(outDir).filter(({ page }) => page === 'blogPost')
  expect(newest.map((route) => route.path)).toEqual(['/en/blog/post-59', '/de/blog/post-60'])
})

test('feeds have absolute links, escaped', () => {
  writeFeeds(outDir, 'https://www.example.org', posts)
  const feed = fs.readFileSync(path.join(outDir, 'en/blog/feed.xml'), 'utf8')
  expect(feed.match(/<item>/g)).toHaveLength(20)
  expect(feed).toContain('<link>https://www.example.org/en/blog/post-59</link>')
  expect(feed).toContain('<![CDATA[Title & <b>59]]>')
  expect(feed).not.toContain('/de/blog/post-')
})
