import { expect, test } from 'vitest'
import worker from './cloudflareWorker.ts'

const files = ['/en/blog/_post', '/en/blog/a-post', '/en/blog/feed.xml']
const ASSETS = {
  fetch: async (request: Request) => {
    const { pathname } = new URL(request.url)
    return new Response(files.includes(pathname) ? pathname : '404', { status: files.includes(pathname) ? 200 : 404 })
  },
}
const answer = async (address: string, method = 'GET') => {
  const response = await worker.fetch(new Request(`https://www.example.org${address}`, { method }), { ASSETS })
  return [response.status, response.headers.get('location') ?? (await response.text())]
}

test.each([
  ['/en/blog/a-post', 200, '/en/blog/a-post'],
  ['/en/blog/feed.xml', 200, '/en/blog/feed.xml'],
  ['/en/blog/new?a=b', 200, '/en/blog/_post'],
  ['/en/blog/page/9', 200, '/en/blog/_post'],
  ['/en/blog/new/?a=b', 301, 'https://www.example.org/en/blog/new?a=b'],
  ['/en/blog/new.html', 301, 'https://www.example.org/en/blog/new'],
  ['/en/blog/n%65w', 301, 'https://www.example.org/en/blog/new'],
  ['/en/blog//new', 301, 'https://www.example.org/en/blog/new'],
  ['/en/blog/page/9/', 301, 'https://www.example.org/en/blog/page/9'],
  ['/en/blog/a/b', 404, '404'],
  ['/en/blog//evil.example/', 404, '404'],
  ['/en/blog/n%2Fw', 404, '404'],
  ['/en/blog/New', 404, '404'],
  ['/en/blog/404', 404, '404'],
])('%s is answered with %s %s', async (address, status, body) => {
  expect(await answer(address)).toEqual([status, body])
})
