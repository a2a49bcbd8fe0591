import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listAllPosts } from '../../../src/features/blog/listReads.ts'
import type { PostSummary } from '../../../src/features/blog/posts.ts'
import { parseEnv } from '../../../src/lib/env.ts'
import { builtRoutes, routesWithNewestPosts, selectedRoutes } from './blogPages.ts'
import { openBlogSource, unreadable, warningsOf } from './blogSource.ts'
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

test('a database that cannot be read is named with its setting, its address and the cause', async () => {
  const database = http.createServer((_, response) => response.writeHead(401).end('{"message":"No API key"}'))
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(database.address() as AddressInfo).port}`
  const source = await openBlogSource(parseEnv({ VITE_SUPABASE_URL: url }))
  const error: unknown = await listAllPosts(source.reader).catch((reason: unknown) => reason)
  database.close()
  const { message } = unreadable(source.name, error)
  expect(message).toContain(`VITE_SUPABASE_URL (${url})`)
  expect(message).toContain('No API key')
  expect(message).toContain('ALLOW_STALE_BLOG=1')
})

test('a build names the rows that it leaves out, and says when a real site has no post', () => {
  const problems = ['Row 0 is no post.', 'Row 1 is no post.']
  const warnings = warningsOf('VITE_SUPABASE_URL (https://a.example)', { posts: [1], problems }, true)
  expect(warnings).toEqual(['Warning: Row 0 is no post.', 'Warning: Row 1 is no post.'])
  const [nothing] = warningsOf('VITE_SUPABASE_URL (https://a.example)', { posts: [], problems: [] }, true)
  expect(nothing).toContain('VITE_SUPABASE_URL (https://a.example) has no post')
  expect(warningsOf('The embedded backend', { posts: [], problems: [] }, false)).toEqual([])
})
