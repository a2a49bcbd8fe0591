import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseEnv } from '../../../src/lib/env.ts'
import { readBlog, warningsOf } from './readBlog.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a database that cannot be read', () => {
  /** Builds with a database that refuses every read. */
  async function buildWith(settings: Readonly<Record<string, string>>) {
    let asked = 0
    const database = http.createServer((_, response) => {
      asked += 1
      response.writeHead(500).end('{"message":"out of order"}')
    })
    await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(database.address() as AddressInfo).port}`
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let outcome: unknown
    void readBlog(parseEnv({ VITE_SUPABASE_URL: url }), settings).then(
      (posts) => (outcome = posts),
      (error: unknown) => (outcome = error),
    )
    // The delays between the attempts pass as soon as an answer has arrived.
    const settled = async () => {
      await vi.advanceTimersByTimeAsync(30_000)
      expect(outcome).toBeDefined()
    }
    await vi.waitFor(settled, { timeout: 20_000 })
    database.close()
    return { url, outcome, asked }
  }

  test('is asked four times, and named with its setting, its address and the cause', async () => {
    const { url, outcome, asked } = await buildWith({})
    expect(asked).toBe(4)
    expect(String(outcome)).toContain(`VITE_SUPABASE_URL (${url})`)
    expect(String(outcome)).toContain('out of order')
    expect(String(outcome)).toContain('BUILD_WITHOUT_POSTS=1')
    expect(String(outcome)).not.toContain('PROXY')
  })

  test('names a proxy that Node does not use', async () => {
    const { outcome } = await buildWith({ HTTPS_PROXY: 'http://proxy.example:3128' })
    expect(String(outcome)).toContain('HTTPS_PROXY is set, but Node uses it only with NODE_USE_ENV_PROXY=1')
  })

  test('leaves a site without posts where the settings allow it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect((await buildWith({ BUILD_WITHOUT_POSTS: '1' })).outcome).toEqual([])
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('building without posts'))
  })
})

test('without a setting the posts are those of the embedded backend', async () => {
  expect(await readBlog(parseEnv({}), {})).not.toEqual([])
})

test('a build names the rows that it leaves out, and says when a real site has no post', () => {
  const problems = ['Row 0 is no post.', 'Row 1 is no post.']
  const warnings = warningsOf(
    'VITE_SUPABASE_URL (https://a.example)',
    { posts: [{ slug: 'a', createdAt: '2020-01-01' }], problems },
    true,
  )
  expect(warnings).toEqual(['Warning: Row 0 is no post.', 'Warning: Row 1 is no post.'])
  const [nothing] = warningsOf('VITE_SUPABASE_URL (https://a.example)', { posts: [], problems: [] }, true)
  expect(nothing).toContain('VITE_SUPABASE_URL (https://a.example) has no post')
  expect(warningsOf('The embedded backend', { posts: [], problems: [] }, false)).toEqual([])
})

test('a build names a post that is dated later than today, since it is public now', () => {
  const posts = [
    { slug: 'today', createdAt: new Date().toISOString() },
    { slug: 'later', createdAt: '2999-01-01T00:00:00Z' },
  ]
  expect(warningsOf('x', { posts, problems: [] }, true)).toEqual([
    expect.stringContaining('the post "later" is public already, and dated 2999-01-01'),
  ])
})
