import { createClient } from '@supabase/supabase-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createBrowserReader } from './browserReader.ts'
import { createPostReader, PostTimeoutError } from './postReader.ts'
import { summaryColumns } from './posts.ts'

const address = 'https://project.supabase.co/'
const reader = createBrowserReader(address, 'key')

/** Answers every request with the same response, and collects the requests. */
function answerWith(body: unknown, init?: ResponseInit): Request[] {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, options?: RequestInit) => {
    requests.push(new Request(input, options))
    return Response.json(body, init)
  })
  return requests
}
const described = ({ method, url, headers }: Request) => ({
  method,
  url,
  headers: Object.fromEntries([...headers].filter(([name]) => name !== 'x-client-info')),
})
const rowOf = (id: number, slug = `post-${id}`) => ({
  id: String(id),
  title: `Title ${id}`,
  slug,
  meta_description: 'About it.',
  created_at: '2026-01-01T00:00:00Z',
  language_code: 'en',
  content_html: '<p>Text</p>',
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a read is the request that supabase-js sends', async () => {
  const requests = answerWith([])
  const posts = createClient(address, 'key', { auth: { persistSession: false } }).from('content_posts')
  await reader.list()
  const newest = posts.select(summaryColumns, { count: 'exact' }).order('created_at', { ascending: false }).order('id')
  await newest.range(0, 999)
  await reader.post('arras')
  await posts.select('*').order('created_at', { ascending: false }).order('id').eq('slug', 'arras')
  const [list, sameList, post, samePost] = requests.map(described)
  expect(list).toEqual(sameList)
  expect(post).toEqual(samePost)
})

describe('the list', () => {
  test.each([
    ['is complete where it has all rows', '0-1/2', true],
    ['is not where the database has more', '0-1/1200', false],
    ['is where the database does not say how many there are', undefined, true],
  ])('%s', async (_, range, isComplete) => {
    answerWith([rowOf(1), rowOf(2)], range === undefined ? {} : { headers: { 'content-range': range } })
    expect(await reader.list()).toMatchObject({ posts: [{ slug: 'post-1' }, { slug: 'post-2' }], isComplete })
  })

  test('leaves out what is no post and a slug that occurs again, and names both in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    answerWith([rowOf(1), { ...rowOf(2), title: '' }, rowOf(3, 'post-1')])
    expect((await reader.list()).posts.map(({ id }) => id)).toEqual(['1'])
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('title of the post "post-2" must be text')],
      [expect.stringContaining('"post-1" occurs twice')],
    ])
  })

  test('cannot be read where no row of the answer is a post', async () => {
    answerWith([{ slug: '<script>' }])
    await expect(reader.list()).rejects.toThrow('content_posts: id of the post "<script>"')
  })
})

describe('a post', () => {
  test('is the first valid row, where its slug occurs twice', async () => {
    answerWith([{ ...rowOf(1, 'arras'), title: '' }, rowOf(2, 'arras')])
    expect(await reader.post('arras')).toMatchObject({ id: '2', dirtyHtml: '<p>Text</p>' })
  })

  test('is none where the database answers with an empty list, and only there', async () => {
    answerWith([])
    expect(await reader.post('arras')).toBeNull()
    answerWith(null)
    await expect(reader.post('arras')).rejects.toThrow('did not return a list of posts')
    answerWith({ code: '42501', message: 'permission denied' }, { status: 401 })
    await expect(reader.post('arras')).rejects.toThrow('permission denied')
  })
})

test('a database that does not answer in time is named, with the time', async () => {
  const silent = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    })
  const client = new PostgrestClient(address, { fetch: silent })
  const error: unknown = await createPostReader(client, address, 1)
    .list()
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(PostTimeoutError)
  expect(String(error)).toContain(`${address} did not answer within 0.001 seconds`)
})
