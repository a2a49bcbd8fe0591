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
    insert into public.content_posts (slug, title, meta_description, language_code, content_html, created_at, published) values
      ('arras', 'The arras contract', 'Ten per cent', 'en', '<p>One</p>', '2026-01-01', true),
      ('zwei', 'Die Südküste, „ruhig“', 'Süden', 'de', '<p>Zwei</p>', '2026-02-01', true),
      ('tax', 'Transfer tax, 100% explained', 'Bands', 'en', '<p>Three</p>', '2026-03-01', true),
      ('draft', 'Not yet', 'Hidden', 'en', '<p>Draft</p>', '2026-04-01', false);
  `)
}, 60_000)
afterAll(() => server.close())

describe('supabase-js reads', () => {
  test('the list, newest first, with the columns it names', async () => {
    const { data, error } = await posts().select('slug, title').order('created_at', { ascending: false }).order('id')
    expect(error).toBeNull()
    expect(data).toEqual([
      { slug: 'tax', title: 'Transfer tax, 100% explained' },
      { slug: 'zwei', title: 'Die Südküste, „ruhig“' },
      { slug: 'arras', title: 'The arras contract' },
    ])
  })

  test('one post with all its fields by its slug', async () => {
    const { data } = await posts().select('*').eq('slug', 'arras')
    expect(data).toMatchObject([{ slug: 'arras', content_html: '<p>One</p>', featured_image: null, published: true }])
  })

  test.each(['nope', 'draft', "x' or true --"])('no post for the slug %s', async (slug) => {
    expect(await posts().select('*').eq('slug', slug)).toMatchObject({ data: [], error: null })
  })

  test('a part of the list, with the count of all', async () => {
    const counted = () => posts().select('slug', { count: 'exact' }).order('created_at')
    expect(await counted().range(1, 1)).toMatchObject({ count: 3, status: 206, data: [{ slug: 'zwei' }] })
    expect(await counted().range(0, 9)).toMatchObject({ count: 3, status: 200 })
    expect(await counted().range(3, 9)).toMatchObject({ status: 416, error: { code: 'PGRST103' } })
  })
})

test.each([
  ['insert', () => posts().insert({ slug: 'mine' }), 405, undefined],
  ['read another table', () => client().from('pg_roles').select('*'), 404, 'PGRST205'],
  ['read a column that there is not', () => posts().select('nope'), 400, '42703'],
  ['filter by a column', () => posts().select('*').eq('language_code', 'en'), 400, 'PGRST100'],
  ['call a function', () => posts().select('pg_sleep(9)'), 400, 'PGRST100'],
  ['put SQL into the order', () => posts().select('*').order('title;drop'), 400, 'PGRST100'],
] as const)('a visitor may not %s', async (_, ask, status, code) => {
  const answer = await ask()
  expect(answer.status).toBe(status)
  expect(answer.error?.code).toBe(code)
  expect((await posts().select('slug')).data).toHaveLength(3)
})
