import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type RunningServer } from '../serve.ts'
import { selectStatement } from './postgrest.ts'

let server: RunningServer
const client = () => createClient(`${server.url}/supabase`, 'embedded', { auth: { persistSession: false } })
const posts = () => client().from('content_posts')

beforeAll(async () => {
  server = await startServer({ outDir: null })
  await server.database.exec(`
    delete from public.content_posts;
    insert into public.content_posts (slug, title, meta_description, language_code, content_html, created_at, featured_image, published) values
      ('arras', 'The arras contract', 'Ten per cent', 'en', '<p>One</p>', '2026-01-01', null, true),
      ('zwei', 'Die Südküste, „ruhig“', 'Süden', 'de', '<p>Zwei</p>', '2026-02-01', '/a.jpg', true),
      ('tax', 'Transfer tax, 100% explained', 'Bands', 'en', '<p>Three</p>', '2026-03-01', null, true),
      ('draft', 'Not yet', 'Hidden', 'en', '<p>Draft</p>', '2026-04-01', null, false);
  `)
}, 60_000)
afterAll(() => server.close())

describe('supabase-js reads', () => {
  test('the list, newest first, with the columns it names', async () => {
    const { data, error, status } = await posts()
      .select('id, title, slug, meta_description, created_at, language_code')
      .order('created_at', { ascending: false })
    expect({ error, status }).toEqual({ error: null, status: 200 })
    expect(data?.map(({ slug }) => slug)).toEqual(['tax', 'zwei', 'arras'])
    expect(Object.keys(data?.[0] ?? {})).toEqual([
      'id',
      'title',
      'slug',
      'meta_description',
      'created_at',
      'language_code',
    ])
    expect(data?.[1]).toMatchObject({ title: 'Die Südküste, „ruhig“', language_code: 'de' })
  })

  test('one post with all its fields by its slug', async () => {
    const { data, error } = await posts().select('*').eq('slug', 'arras').limit(1)
    expect(error).toBeNull()
    expect(data).toMatchObject([{ slug: 'arras', content_html: '<p>One</p>', featured_image: null, published: true }])
  })

  test('no post for a slug that names none', async () => {
    expect(await posts().select('*').eq('slug', 'nope').limit(1)).toMatchObject({ data: [], error: null })
  })

  test('a part of the list', async () => {
    const { data } = await posts().select('slug').order('created_at').order('id').range(1, 1)
    expect(data).toEqual([{ slug: 'zwei' }])
  })

  test('how many posts there are, with a part of them', async () => {
    const counted = () => posts().select('slug', { count: 'exact' }).order('created_at')
    expect(await counted().range(0, 1)).toMatchObject({
      count: 3,
      status: 206,
      data: [{ slug: 'arras' }, { slug: 'zwei' }],
    })
    expect(await counted().range(2, 9)).toMatchObject({ count: 3, data: [{ slug: 'tax' }] })
    expect(await counted().eq('slug', 'nope')).toMatchObject({ count: 0, status: 200, data: [] })
    expect(await counted().range(3, 9)).toMatchObject({ status: 416, error: { code: 'PGRST103' } })
  })
})

describe('a visitor', () => {
  test('does not see an unpublished post', async () => {
    expect((await posts().select('*').eq('slug', 'draft')).data).toEqual([])
    expect((await posts().select('slug')).data).toHaveLength(3)
  })

  test.each([
    ['insert', () => posts().insert({ slug: 'mine', title: 'Mine' })],
    ['update', () => posts().update({ title: 'Mine' }).eq('slug', 'tax')],
    ['delete', () => posts().delete().eq('slug', 'tax')],
    ['upsert', () => posts().upsert({ slug: 'tax', title: 'Mine' })],
  ])('may not %s', async (_, write) => {
    const { error, status } = await write()
    expect(error).not.toBeNull()
    expect(status).toBe(405)
    const { rows } = await server.database.query(
      'select count(*)::int as n from public.content_posts where title = $1',
      ['Mine'],
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  test.each(['nope', 'pg_roles', 'rpc/version'])('finds no table %s', async (table) => {
    const { error, status } = await client().from(table).select('*')
    expect({ status, code: error?.code }).toEqual({ status: 404, code: 'PGRST205' })
  })
})

describe('a query that the site does not send', () => {
  test.each([
    ['an unknown column', 'content_posts?select=nope', 400, 'nope'],
    ['another filter', 'content_posts?language_code=eq.en', 400, 'language_code=eq.en'],
    ['another operator', 'content_posts?slug=like.a', 400, 'slug=like.a'],
    ['alternatives', 'content_posts?or=(slug.eq.a)', 400, 'or=(slug.eq.a)'],
    ['an alias', 'content_posts?select=heading:title', 400, 'heading:title'],
    ['a function as a column', 'content_posts?select=pg_sleep(9)', 400, 'pg_sleep(9)'],
    ['a column with a quote', 'content_posts?select=title"', 400, 'title"'],
    ['an order with more than a direction', 'content_posts?order=title.desc.nullslast', 400, 'title.desc.nullslast'],
    ['an order by SQL', 'content_posts?order=title;drop', 400, 'title;drop'],
    ['a negative limit', 'content_posts?limit=-1', 400, 'limit=-1'],
    ['an offset that is no whole number', 'content_posts?offset=1e3', 400, 'offset=1e3'],
    ['a NUL', 'content_posts?slug=eq.%00', 400, ''],
    ['a broken escape', 'content_posts?slug=eq.%ff%', 200, ''],
    ['a table with a quote', 'content_posts%22', 404, 'content_posts%22'],
    ['too many columns', `content_posts?select=${'id,'.repeat(1800)}id`, 400, ''],
  ])('%s is answered', async (_, path, status, named) => {
    const response = await fetch(`${server.url}/supabase/rest/v1/${path}`)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(JSON.stringify(await response.json())).toContain(JSON.stringify(named).slice(1, -1))
  })

  test.each([
    ['single()', () => posts().select('*').single()],
    ['an estimated count', () => posts().select('slug', { count: 'estimated' })],
  ] as const)('%s is refused by its name', async (name, ask) => {
    const { error, status } = await ask()
    expect(status).toBe(400)
    expect(error?.message).toContain(name)
  })

  test('binds what looks like SQL', () => {
    const { text, values } = selectStatement(new URLSearchParams({ slug: "eq.x' or true --" }))
    expect(text).not.toContain('true')
    expect(values).toEqual(["x' or true --"])
  })

  test('leaves the next one unharmed', async () => {
    await posts().select('nope')
    expect((await posts().select('slug')).data).toHaveLength(3)
  })

  test('other services of Supabase are not there', async () => {
    expect((await fetch(`${server.url}/supabase/auth/v1/user`)).status).toBe(404)
  })
})
