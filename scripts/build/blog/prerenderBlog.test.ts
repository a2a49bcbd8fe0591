import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parseEnv } from '../../../src/lib/env.ts'
import { listAllPosts } from '../../../src/features/blog/postReader.ts'
import type { Post } from '../../../src/features/blog/posts.ts'
import { startServer, type RunningServer } from '../../serve/serve.ts'
import { builtRoutes, recordBlogPages, routesWithNewestPosts, selectedRoutes } from './blogPages.ts'
import { openBlogSource, unreadable } from './blogSource.ts'
import { createDatabaseReader } from './databaseReader.ts'
import { loadBlog, type LoadedBlog } from './prerenderBlog.ts'
import { writeFeeds } from './writeFeeds.ts'

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'blog-'))
let server: RunningServer
let blog: LoadedBlog
const readerOf = (url: string) => createDatabaseReader(`${url}/supabase`, 'embedded')

beforeAll(async () => {
  server = await startServer({ outDir: null })
  await server.database.exec(`
    delete from public.content_posts;
    insert into public.content_posts (slug, title, meta_description, language_code, content_html, created_at, published)
      select 'post-' || n, 'Title & <b>' || n, 'About ' || n, case when n % 3 = 0 then 'de' else 'en' end,
        '<h1>Title</h1><h2>Part</h2><p onclick="x()">Text ' || n || '</p>', timestamptz '2026-01-01' + n * interval '1 hour', n <> 7
      from generate_series(1, 1200) n;
  `)
  blog = await loadBlog(readerOf(server.url))
}, 60_000)
afterAll(async () => {
  await server.close()
  fs.rmSync(outDir, { recursive: true })
})

/** Source column of each post field. */
const columnOf: Readonly<Record<keyof Post, string>> = {
  id: 'id',
  title: 'title',
  slug: 'slug',
  description: 'meta_description',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  locale: 'language_code',
  dirtyHtml: 'content_html',
  featuredImage: 'featured_image',
}
/** Columns that only row-level security reads. */
const hidden = 'published'
const filledByDatabase = ['id', 'created_at', 'updated_at']

describe('the table of posts', () => {
  const columns = async (): Promise<readonly string[]> =>
    (
      await server.database.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_name = 'content_posts'`,
      )
    ).rows.map(({ name }) => name)

  test('has the columns that the site reads, and no other', async () => {
    expect((await columns()).toSorted()).toEqual([...Object.values(columnOf), hidden].toSorted())
  })

  test('is in the product, column by column', async () => {
    const product = fs.readFileSync(path.resolve(import.meta.dirname, '../../../docs/product.md'), 'utf8')
    const posts = /### Posts\n([\s\S]*?)\n### /.exec(product)?.[1] ?? ''
    expect((await columns()).filter((name) => !posts.includes(`\`${name}\``))).toEqual([])
  })

  test('has a value for each column in the sample posts, in their update too', async () => {
    const seed = fs.readFileSync(path.resolve(import.meta.dirname, '../../../supabase/seed.sql'), 'utf8')
    const [, inserted = ''] = /insert into public\.content_posts \(([^)]*)\)/.exec(seed) ?? []
    const [, updated = ''] = /on conflict \(slug\) do update set([^;]*);/.exec(seed) ?? []
    const all = await columns()
    expect(
      inserted
        .split(',')
        .map((name) => name.trim())
        .toSorted(),
    ).toEqual(all.toSorted())
    const isUpdated = (name: string) => updated.includes(` ${name} = excluded.${name}`)
    const unchanged = ['id', 'slug', 'updated_at']
    expect(all.filter((name) => !unchanged.includes(name) && !isUpdated(name))).toEqual([])
  })

  test('is described to editors, column by column', async () => {
    const guide = fs.readFileSync(path.resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
    const named = (await columns()).filter((name) => !filledByDatabase.includes(name))
    expect(named.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})

describe('the blog of a build', () => {
  test('is read completely, beyond what one answer holds, without unpublished posts', () => {
    expect(blog.posts).toHaveLength(1199)
    expect(blog.posts[0]).toMatchObject({ slug: 'post-1200', locale: 'de' })
    expect(blog.posts.some(({ slug }) => slug === 'post-7')).toBe(false)
    expect(blog.paths).toHaveLength(1199 + 66 + 33)
  })

  test('knows what a page of the list shows', async () => {
    const data = await blog.readData('/de/blog/page/2')
    expect(data?.kind === 'list' && data.list.posts).toHaveLength(12)
    expect(await blog.readData('/en/about')).toBeUndefined()
  })

  test('shows the pictures of the posts on the first page of the list, if they are of the site', async () => {
    await server.database.exec(
      `update public.content_posts set content_html = '<p>Text</p><img src="/articles/villa.jpg">' where slug = 'post-1200'`,
    )
    const [german, further, english] = await Promise.all(
      ['/de/blog', '/de/blog/page/2', '/en/blog'].map((address) => blog.readData(address)),
    )
    expect(german).toMatchObject({ list: { pictures: { 'post-1200': '/articles/villa.jpg' } } })
    expect(english).toMatchObject({ list: { pictures: {} } })
    expect(further?.kind === 'list' && further.list.pictures).toBeUndefined()
  })

  test('reads and sanitises a post when its page is rendered, and records when it was changed', async () => {
    const data = await blog.readData('/en/blog/post-1199')
    expect(data).toMatchObject({
      kind: 'post',
      article: { slug: 'post-1199', headings: [{ text: 'Part' }] },
      neighbours: { newer: undefined, older: { slug: 'post-1198' } },
    })
    expect(data?.kind === 'post' && data.article.html).not.toMatch(/<h1|onclick/)
    await server.database.exec(`update public.content_posts set title = 'New' where slug = 'post-1199'`)
    await blog.readData('/en/blog/post-1199')
    const page = blog.pages().find((entry) => entry.path === '/en/blog/post-1199')
    expect(Date.parse(page?.lastModified ?? '')).toBeGreaterThan(Date.parse('2026-06-01'))
  })

  test('stops where a post is withdrawn meanwhile', async () => {
    await server.database.exec(`update public.content_posts set published = false where slug = 'post-10'`)
    await expect(blog.readData('/en/blog/post-10')).rejects.toThrow('"post-10" was withdrawn while the site was built')
  })

  test('is recorded for the sitemap and the checks, which read a selection', () => {
    fs.mkdirSync(path.join(outDir, '.vite'))
    recordBlogPages(outDir, blog.pages())
    const routes = builtRoutes(outDir)
    expect(routes.filter(({ page }) => page === 'blogPost')).toHaveLength(1199)
    expect(new Set(routes.map(({ path: address }) => address)).size).toBe(routes.length)
    expect(selectedRoutes(outDir).filter(({ page }) => page === 'blogPost')).toHaveLength(12)
    const newest = routesWithNewestPosts(outDir).filter(({ page }) => page === 'blogPost')
    expect(newest.map(({ path: address }) => address)).toEqual(['/en/blog/post-1199', '/de/blog/post-1200'])
  })

  test('gives feeds with absolute links, escaped', () => {
    writeFeeds(outDir, 'https://www.example.org', blog.posts)
    const feed = fs.readFileSync(path.join(outDir, 'en/blog/feed.xml'), 'utf8')
    expect(feed.match(/<item>/g)).toHaveLength(20)
    expect(feed).toContain('<link>https://www.example.org/en/blog/post-1199</link>')
    expect(feed).toContain('<![CDATA[Title & <b>1199]]>')
    expect(feed).not.toContain('/de/blog/post-')
  })
})

describe('a database that cannot be read', () => {
  /** Answers every read with the same response. */
  async function databaseThat(answer: http.RequestListener) {
    const other = http.createServer(answer).listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    return { url: `http://127.0.0.1:${(other.address() as AddressInfo).port}`, close: () => other.close() }
  }

  test('is named with its setting, its address and the cause', async () => {
    const { url, close } = await databaseThat((_, response) => response.writeHead(401).end('{"message":"No API key"}'))
    const source = await openBlogSource(parseEnv({ VITE_SUPABASE_URL: url }))
    const error: unknown = await listAllPosts(source.reader).catch((reason: unknown) => reason)
    const { message } = unreadable(source.name, error)
    expect(message).toContain(`VITE_SUPABASE_URL (${url})`)
    expect(message).toContain('No API key')
    expect(message).toContain('ALLOW_STALE_BLOG=1')
    close()
  })

  test('that is not there is named too', async () => {
    const { url, close } = await databaseThat(() => {})
    close()
    await expect(listAllPosts(createDatabaseReader(url, 'key'))).rejects.toThrow(
      new RegExp(`${url}.*(?:fetch failed|ECONNREFUSED)`),
    )
  })

  test('that answers with something else is refused', async () => {
    const { url, close } = await databaseThat((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('[{"slug":"<script>"}]'),
    )
    await expect(listAllPosts(createDatabaseReader(url, 'key'))).rejects.toThrow('content_posts: id')
    close()
  })

  test('that answers the read of a post with nothing at all does not say that there is none', async () => {
    const { url, close } = await databaseThat((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('null'),
    )
    await expect(createDatabaseReader(url, 'key').post('a-post')).rejects.toThrow('did not return a list of posts')
    close()
  })

  test('is asked four times before a build gives up', async () => {
    let asked = 0
    const { url, close } = await databaseThat((_, response) => {
      asked += 1
      response.writeHead(500).end('{"message":"out of order"}')
    })
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let outcome: unknown
    void loadBlog(createDatabaseReader(url, 'key')).catch((error: unknown) => (outcome = error))
    // The delays between the attempts pass as soon as an answer has arrived.
    const settled = async () => {
      await vi.advanceTimersByTimeAsync(30_000)
      expect(outcome).toBeDefined()
    }
    await vi.waitFor(settled, { timeout: 20_000 })
    expect(String(outcome)).toContain('out of order')
    expect(asked).toBe(4)
    vi.useRealTimers()
    close()
  })
})
