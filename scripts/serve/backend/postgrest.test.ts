import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type RunningServer } from '../serve.ts'

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
    const { data, error } = await posts().select('*').eq('slug', 'arras').single()
    expect(error).toBeNull()
    expect(data).toMatchObject({ slug: 'arras', content_html: '<p>One</p>', featured_image: null, published: true })
  })

  test('no post for a slug that names none: 406 PGRST116', async () => {
    const { data, error, status } = await posts().select('*').eq('slug', 'nope').single()
    expect({ data, status, code: error?.code }).toEqual({ data: null, status: 406, code: 'PGRST116' })
  })

  test('more than one row where one is expected: 406 PGRST116', async () => {
    const { error, status } = await posts().select('*').single()
    expect({ status, code: error?.code }).toEqual({ status: 406, code: 'PGRST116' })
    expect((await posts().select('*').maybeSingle()).error?.code).toBe('PGRST116')
  })

  test('maybe one post', async () => {
    expect((await posts().select('slug').eq('slug', 'tax').maybeSingle()).data).toEqual({ slug: 'tax' })
    expect((await posts().select('slug').eq('slug', 'nope').maybeSingle()).data).toBeNull()
  })

  test.each([
    ['neq', () => posts().select('slug').neq('language_code', 'en'), ['zwei']],
    ['gt', () => posts().select('slug').gt('created_at', '2026-02-01T00:00:00Z'), ['tax']],
    ['gte', () => posts().select('slug').gte('created_at', '2026-02-01T00:00:00Z'), ['tax', 'zwei']],
    ['lt', () => posts().select('slug').lt('created_at', '2026-02-01T00:00:00Z'), ['arras']],
    ['lte', () => posts().select('slug').lte('created_at', '2026-02-01T00:00:00Z'), ['arras', 'zwei']],
    ['is', () => posts().select('slug').is('featured_image', null), ['arras', 'tax']],
    ['not is', () => posts().select('slug').not('featured_image', 'is', null), ['zwei']],
    ['a boolean', () => posts().select('slug').eq('published', true), ['arras', 'tax', 'zwei']],
    ['in', () => posts().select('slug').in('title', ['Die Südküste, „ruhig“', 'x']), ['zwei']],
    ['like', () => posts().select('slug').like('title', 'The%'), ['arras']],
    ['ilike', () => posts().select('slug').ilike('title', '%TAX%'), ['tax']],
    ['two filters', () => posts().select('slug').eq('language_code', 'en').neq('slug', 'tax'), ['arras']],
  ])('with the filter %s', async (_, ask, expected) => {
    const { data, error } = await ask()
    expect(error).toBeNull()
    expect(data?.map(({ slug }) => slug).toSorted()).toEqual(expected)
  })

  test('a page of the list and the count of the whole', async () => {
    const { data, count } = await posts().select('slug', { count: 'exact' }).order('created_at').range(1, 1)
    expect({ data, count }).toEqual({ data: [{ slug: 'zwei' }], count: 3 })
    const head = await posts().select('*', { count: 'exact', head: true })
    expect({ data: head.data, count: head.count }).toEqual({ data: null, count: 3 })
  })
})

describe('a visitor', () => {
  test('does not see an unpublished post', async () => {
    expect((await posts().select('*').eq('slug', 'draft')).data).toEqual([])
    expect((await posts().select('*').eq('published', false)).data).toEqual([])
  })

  test.each([
    ['insert', () => posts().insert({ slug: 'mine', title: 'Mine' })],
    ['update', () => posts().update({ title: 'Mine' }).eq('slug', 'tax')],
    ['delete', () => posts().delete().eq('slug', 'tax')],
    ['upsert', () => posts().upsert({ slug: 'tax', title: 'Mine' })],
  ])('may not %s', async (_, write) => {
    const { error, status } = await write()
    expect({ status, code: error?.code }).toEqual({ status: 401, code: '42501' })
    const { rows } = await server.database.query(
      'select count(*)::int as n from public.content_posts where title = $1',
      ['Mine'],
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  test('may not read the leads', async () => {
    const { error, status } = await client().from('leads').select('*')
    expect({ status, code: error?.code }).toEqual({ status: 401, code: '42501' })
  })

  test.each(['nope', 'pg_roles', 'applied'])('finds no table %s', async (table) => {
    const { error, status } = await client().from(table).select('*')
    expect({ status, code: error?.code }).toEqual({ status: 404, code: 'PGRST205' })
  })
})

describe('a query that makes no sense', () => {
  test.each([
    ['an unknown column', 'content_posts?select=nope', 400],
    ['a value of another type', 'content_posts?created_at=gt.yesterdayish', 400],
    ['a boolean that is none', 'content_posts?published=eq.perhaps', 400],
    ['an operator for another type', 'content_posts?id=like.a', 400],
    ['a NUL', 'content_posts?slug=eq.%00', 400],
    ['a broken escape', 'content_posts?slug=eq.%ff%', 200],
    ['a table with a quote', 'content_posts%22', 404],
    ['a function', 'rpc/version', 404],
    ['too many columns', `content_posts?select=${'id,'.repeat(1800)}id`, 400],
  ])('%s is answered', async (_, path, status) => {
    const response = await fetch(`${server.url}/supabase/rest/v1/${path}`)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/json')
    await response.json()
  })

  test('leaves the next one unharmed', async () => {
    await posts().select('nope')
    expect((await posts().select('slug')).data).toHaveLength(3)
  })

  test('other services of Supabase are not there', async () => {
    expect((await fetch(`${server.url}/supabase/auth/v1/user`)).status).toBe(404)
  })
})
