import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type RunningServer } from '../../../../scripts/serve/serve.ts'
import { readAllPosts } from './readAllPosts.ts'

describe('the posts of a database', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ outDir: null })
    await server.database.exec(`
      delete from public.content_posts;
      insert into public.content_posts (slug, title, meta_description, language_code, content_html, created_at, published)
        select 'post-' || n, 'Title & <b>' || n, 'About ' || n, case when n % 3 = 0 then 'de' else 'en' end,
          '<p>Text ' || n || '</p>', timestamptz '2026-01-01' + n * interval '1 hour', n <> 7
        from generate_series(1, 250) n;
    `)
  })
  afterAll(() => server.close())
  const read = () => readAllPosts(`${server.url}/supabase`, 'embedded')

  test('are read completely, beyond what one answer holds, newest first, without unpublished posts', async () => {
    const { posts, problems } = await read()
    expect(posts).toHaveLength(249)
    expect(posts[0]).toMatchObject({ slug: 'post-250', title: 'Title & <b>250', dirtyHtml: '<p>Text 250</p>' })
    expect(posts.map(({ slug }) => slug)).not.toContain('post-7')
    expect(problems).toEqual([])
  })

  test('do not have rows that are no posts: each is named', async () => {
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
    const { posts, problems } = await read()
    expect(posts).toHaveLength(250)
    expect(problems).toHaveLength(14)
    for (const name of ['year-20226', 'endless', 'ides-of-march', 'no-date', 'no-text', 'white-text', 'no-title'])
      expect(problems.join('\n')).toContain(`of the post "${name}"`)
    expect(posts.find(({ slug }) => slug === 'post-1')?.title).toBe('Title & <b>1')
    expect(posts.find(({ slug }) => slug === 'no-picture')?.featuredImage).toBeUndefined()
    await server.database.exec(`
      drop table public.content_posts, public.strict;
      alter table public.content_posts_of_today rename to content_posts;
    `)
  })
})

/** Answers every read in the same way, and counts them. */
async function databaseThat(answer: (url: URL, response: http.ServerResponse) => void) {
  let reads = 0
  const server = http.createServer((request, response) => {
    reads += 1
    answer(new URL(request.url ?? '', 'http://localhost'), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const read = () => readAllPosts(url, 'key')
  const problem = () =>
    read().then(
      () => 'none',
      (error: Error) => error.message,
    )
  return { url, read, problem, reads: () => reads, close: () => server.close() }
}
const rowOf = (id: number) => ({
  id: String(id),
  title: `Title ${id}`,
  slug: `post-${id}`,
  meta_description: 'About it.',
  created_at: new Date(Date.UTC(2026, 0, 1) + id * 3_600_000).toISOString(),
  language_code: 'en',
  content_html: '<p>Text</p>',
})

describe('a database', () => {
  test('that returns fewer rows than are asked for, and gets a post between two reads, is read to its end', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => rowOf(30 - at))
    const { read, reads, close } = await databaseThat((url, response) => {
      const from = Number(url.searchParams.get('offset'))
      const part = rows.slice(from, from + 7)
      const range = `${from}-${from + part.length - 1}/${rows.length}`
      response.writeHead(206, { 'content-type': 'application/json', 'content-range': range }).end(JSON.stringify(part))
      if (rows.length < 35) rows.unshift(rowOf(rows.length + 1))
    })
    const slugs = (await read()).posts.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs).toEqual(expect.arrayContaining(Array.from({ length: 30 }, (_, at) => `post-${at + 1}`)))
    expect(reads()).toBe(5)
    close()
  })

  test('that returns less than it has, or rows that are none, is named', async () => {
    for (const [rows, sentence] of [
      [[], 'has 5 posts, and returned 0 of them'],
      [[null], 'a row must be an object, but is null'],
    ]) {
      const { read, close } = await databaseThat((_, response) =>
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-range': '*/5' })
          .end(JSON.stringify(rows)),
      )
      expect((await read()).problems.join('\n')).toContain(sentence)
      close()
    }
  })

  test('that does not say how many rows it has is refused', async () => {
    const { url, problem, close } = await databaseThat((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([rowOf(1)])),
    )
    expect(await problem()).toContain(`${url} did not say how many posts it has`)
    close()
  })

  test('that refuses is named with its address and the cause', async () => {
    const { url, problem, close } = await databaseThat((_, response) =>
      response.writeHead(401).end('{"message":"No API key"}'),
    )
    expect(await problem()).toContain(`${url} did not return the posts: No API key`)
    close()
  })

  test('that cannot be reached is named with the code of the cause', async () => {
    const { url, problem, close } = await databaseThat(() => {})
    close()
    expect(await problem()).toMatch(new RegExp(`${url}.*fetch failed.*ECONNREFUSED`))
  })

  test('that answers with a page of HTML is named in a line', async () => {
    const page = `<!DOCTYPE html>\n<html><head><title>Just a moment...</title></head>${'<p>x</p>'.repeat(1000)}</html>`
    for (const status of [503, 200]) {
      const { problem, close } = await databaseThat((_, response) => response.writeHead(status).end(page))
      const message = await problem()
      expect(message).toContain(`status ${status}, a page of HTML, "Just a moment..."`)
      expect(message).not.toMatch(/[<\n]/)
      expect(message.length).toBeLessThan(300)
      close()
    }
  })
})
