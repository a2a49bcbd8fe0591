import { createClient } from '@supabase/supabase-js'
import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserReader } from './browserReader.ts'
import { summaryColumns } from './posts.ts'

const address = 'https://project.supabase.co/'

/** Answers every request with the same response, and collects the requests. */
function answerWith(body: unknown, status = 200): Request[] {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push(new Request(input, init))
    return Response.json(body, { status })
  })
  return requests
}
const described = ({ method, url, headers }: Request) => ({
  method,
  url,
  headers: Object.fromEntries([...headers].filter(([name]) => name !== 'x-client-info')),
})

afterEach(() => vi.unstubAllGlobals())

test('a read is the request that supabase-js sends', async () => {
  const requests = answerWith([])
  const reader = createBrowserReader(address, 'key')
  const posts = createClient(address, 'key', { auth: { persistSession: false } }).from('content_posts')
  await reader.list({ from: 0, count: 100 })
  const newest = posts.select(summaryColumns, { count: 'exact' }).order('created_at', { ascending: false }).order('id')
  await newest.range(0, 99)
  await reader.post('arras')
  await posts.select('*').eq('slug', 'arras').order('created_at', { ascending: false }).order('id')
  const [list, sameList, post, samePost] = requests.map(described)
  expect(list).toEqual(sameList)
  expect(post).toEqual(samePost)
})

test('a table without updated_at does not say whether a post has changed', async () => {
  answerWith({ code: '42703', message: 'column content_posts.updated_at does not exist' }, 400)
  expect(await createBrowserReader(address, 'key').version('arras')).toBeNull()
})

test('a database that refuses does not say that a post has changed', async () => {
  answerWith({ code: '42501', message: 'permission denied' }, 401)
  await expect(createBrowserReader(address, 'key').version('arras')).rejects.toThrow('permission denied')
})
