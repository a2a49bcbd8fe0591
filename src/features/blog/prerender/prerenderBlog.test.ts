import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startServer, type RunningServer } from '../../../../scripts/serve/serve.ts'
import { locales } from '../../../i18n/locales.ts'
import { listAllPosts } from '../listReads.ts'
import { createDatabaseReader } from './databaseReader.ts'
import { prerenderBlog, type PrerenderedBlog } from './prerenderBlog.ts'

let server: RunningServer
let blog: PrerenderedBlog

beforeAll(async () => {
  server = await startServer({ outDir: null })
  await server.database.exec(`
    delete from public.content_posts;
    insert into public.content_posts (slug, title, meta_description, language_code, content_html, created_at, published)
      select 'post-' || n, 'Title & <b>' || n, 'About ' || n, case when n % 3 = 0 then 'de' else 'en' end,
        '<h1>Title</h1><h2>Part</h2><p onclick="x()">Text ' || n || '</p>', timestamptz '2026-01-01' + n * interval '1 hour', n <> 7
      from generate_series(1, 1200) n;
  `)
  blog = await prerenderBlog(createDatabaseReader(`${server.url}/supabase`, 'embedded'))
})
afterAll(() => server.close())

describe('the blog of a build', () => {
  test('is read completely, beyond what one answer holds, without unpublished posts', () => {
    const { lists, posts } = blog.paths('de')
    expect(posts).toHaveLength(400)
    expect(posts[0]).toBe('/de/blog/post-1200')
    expect(lists).toEqual(Array.from({ length: 33 }, (_, at) => `/de/blog/page/${at + 2}`))
    expect(locales.flatMap((locale) => blog.paths(locale).posts)).toHaveLength(1199)
    expect(blog.paths('en').posts).not.toContain('/en/blog/post-7')
  })

  test('knows what a page of the list shows', async () => {
    const data = await blog.read('/de/blog/page/2')
    expect(data?.kind === 'list' && data.list.posts).toHaveLength(12)
    expect(await blog.read('/en/about')).toBeNull()
  })

  test('shows the pictures of the posts on the first page of the list, if they are of the site', async () => {
    await server.database.exec(
      `update public.content_posts set content_html = '<p>Text</p><img src="/articles/finca.jpg">' where slug = 'post-1200'`,
    )
    const [german, further, english] = await Promise.all(
      ['/de/blog', '/de/blog/page/2', '/en/blog'].map((address) => blog.read(address)),
    )
    expect(german).toMatchObject({ list: { pictures: { 'post-1200': '/articles/finca.jpg' } } })
    expect(english).toMatchObject({ list: { pictures: {} } })
    expect(further?.kind === 'list' && further.list.pictures).toBeUndefined()
  })

  test('reads and sanitises a post when its page is rendered', async () => {
    await server.database.exec(`update public.content_posts set title = 'New' where slug = 'post-1199'`)
    const data = await blog.read('/en/blog/post-1199')
    expect(data).toMatchObject({
      kind: 'post',
      article: { slug: 'post-1199', title: 'New', headings: [{ text: 'Part' }] },
      neighbors: [{ slug: 'post-1198' }, { slug: 'post-1196' }],
    })
    expect(data?.kind === 'post' && data.article.html).not.toMatch(/<h1|onclick/)
    expect(Date.parse(data?.kind === 'post' ? data.article.updatedAt : '')).toBeGreaterThan(Date.parse('2026-06-01'))
  })

  test('leaves out rows that are no posts, names each, and has all others', async () => {
    await server.database.exec(`
      create table public.strict as select * from public.content_posts;
      alter table public.content_posts rename to content_posts_of_today;
      create table public.content_posts as select * from public.strict where published;
      grant select on public.content_posts to anon;
      insert into public.content_posts (id, slug, title, meta_description, language_code, content_html, created_at, published, featured_image) values
        (gen_random_uuid(), 'year-20226', 'T', 'M', 'en', '<p>x</p>', '20226-01-01', true, null),
        (gen_random_uuid(), 'endless', 'T', 'M', 'en', '<p>x</p>', 'infinity', true, null),
        (gen_random_uuid(), 'ides-of-march', 'T', 'M', 'en', '<p>x</p>', '0044-03-15 BC', true, null),
        (gen_random_uuid(), 'no-date', 'T', 'M', 'en', '<p>x</p>', null, true, null),
        (gen_random_uuid(), 'no-text', 'T', 'M', 'en', null, '2026-01-01', true, null),
        (gen_random_uuid(), 'white-text', 'T', 'M', 'en', E'\\n ', '2026-01-01', true, null),
        (gen_random_uuid(), 'no-title', U&'\\00A0', 'M', 'en', '<p>x</p>', '2026-01-01', true, null),
        (gen_random_uuid(), 'french', 'T', 'M', 'fr', '<p>x</p>', '2026-01-01', true, null),
        (gen_random_uuid(), null, 'T', 'M', 'en', '<p>x</p>', '2026-01-01', true, null),
        (gen_random_uuid(), 'A slug', 'T', 'M', 'en', '<p>x</p>', '2026-01-01', true, null),
        (gen_random_uuid(), 'index', 'T', 'M', 'en', '<p>x</p>', '2026-01-01', true, null),
        (gen_random_uuid(), repeat('a', 248), 'T', 'M', 'en', '<p>x</p>', '2026-01-01', true, null),
        (gen_random_uuid(), 'post-1', 'Twice', 'M', 'en', '<p>x</p>', '2025-01-01', true, null),
        (gen_random_uuid(), 'no-picture', 'T', 'M', 'en', '<p>x</p>', '2026-01-01', true, 'https:// cdn.example.org/a.jpg');
    `)
    const reader = createDatabaseReader(`${server.url}/supabase`, 'embedded')
    const { posts, problems } = await listAllPosts(reader)
    expect(posts).toHaveLength(1200)
    expect(problems).toHaveLength(14)
    for (const name of ['year-20226', 'endless', 'ides-of-march', 'no-date', 'no-text', 'white-text', 'no-title'])
      expect(problems.join('\n')).toContain(`of the post "${name}"`)
    const withBadRows = await prerenderBlog(reader)
    expect(withBadRows.paths('en').posts.slice(0, 3)).toEqual(blog.paths('en').posts.slice(0, 3))
    expect(await withBadRows.read('/en/blog/post-1')).toMatchObject({ article: { title: 'Title & <b>1' } })
    expect(await withBadRows.read('/en/blog/no-picture')).toMatchObject({ article: { image: undefined } })
    await server.database.exec(`
      drop table public.content_posts, public.strict;
      alter table public.content_posts_of_today rename to content_posts;
    `)
  })

  test('stops where a post is withdrawn meanwhile', async () => {
    await server.database.exec(`update public.content_posts set published = false where slug = 'post-10'`)
    await expect(blog.read('/en/blog/post-10')).rejects.toThrow('"post-10" was withdrawn while the site was built')
  })
})

describe('a database that cannot be read', () => {
  /** Answers every read with the same response. */
  async function databaseThat(answer: http.RequestListener) {
    const other = http.createServer(answer).listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    return { url: `http://127.0.0.1:${(other.address() as AddressInfo).port}`, close: () => other.close() }
  }

  test('is named with its address and the cause', async () => {
    const { url, close } = await databaseThat((_, response) => response.writeHead(401).end('{"message":"No API key"}'))
    await expect(listAllPosts(createDatabaseReader(url, 'key'))).rejects.toThrow(
      `${url} did not return the posts: No API key`,
    )
    close()
  })

  test('that cannot be reached is named too', async () => {
    const { url, close } = await databaseThat(() => {})
    close()
    await expect(listAllPosts(createDatabaseReader(url, 'key'))).rejects.toThrow(
      new RegExp(`${url}.*(?:fetch failed|ECONNREFUSED)`),
    )
  })

  test('that answers with a page of HTML is named in a line', async () => {
    const page = `<!DOCTYPE html>\n<html><head><title>Just a moment...</title></head>${'<p>x</p>'.repeat(1000)}</html>`
    for (const status of [503, 200]) {
      const { url, close } = await databaseThat((_, response) => response.writeHead(status).end(page))
      const reading = listAllPosts(createDatabaseReader(url, 'key'))
      const message = await reading.then(String, (error: Error) => error.message)
      expect(message).toContain(`status ${status}, a page of HTML, "Just a moment..."`)
      expect(message).not.toMatch(/[<\n]/)
      expect(message.length).toBeLessThan(300)
      close()
    }
  })

  test('that answers with rows that are no posts names each, and has no post', async () => {
    const { url, close } = await databaseThat((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('[{"slug":"<script>"}]'),
    )
    const { posts, problems } = await listAllPosts(createDatabaseReader(url, 'key'))
    expect({ posts, problems }).toEqual({
      posts: [],
      problems: [expect.stringContaining('content_posts: id of the post "<script>"')],
    })
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
    void prerenderBlog(createDatabaseReader(url, 'key')).catch((error: unknown) => (outcome = error))
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
