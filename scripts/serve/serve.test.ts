import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseEnv } from '../../src/lib/env.ts'
import { headerRules } from '../build/hosting/headers.ts'
import { headersFile } from '../build/hosting/netlify.ts'
import { startServer, type RunningServer } from './serve.ts'

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'))
const files = {
  'index.html': '<p>chooser',
  'en.html': '<p>home',
  'en/about.html': `<p>about${' and more'.repeat(1000)}`,
  '404.html': '<p>not found',
  'en/blog/_post.html': '<p>a post is on its way',
  'en/blog/known.html': '<p>a known post',
  'assets/app-1.js': `export const text = '${'a'.repeat(5000)}'`,
  'assets/photo-1.avif': 'picture',
  'assets/font-1.woff2': 'font',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  '.vite/manifest.json': '{}',
  _headers: headersFile(headerRules(parseEnv({}))),
  _redirects: '',
}
let server: RunningServer

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(outDir, name)), { recursive: true })
    fs.writeFileSync(path.join(outDir, name), content)
  }
  server = await startServer({ outDir, country: 'AT' })
}, 60_000)
afterAll(async () => {
  await server.close()
  fs.rmSync(outDir, { recursive: true })
})

/** A request that nothing tidies up on the way: no redirect is followed, no path normalised. */
const raw = (target: string, { method = 'GET', headers = {} }: http.RequestOptions = {}) =>
  new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const request = http.request({ hostname, port, path: target, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      )
    })
    request.on('error', reject)
    request.end()
  })

describe('below the blog', () => {
  test.each([
    ['/en/blog/known', 200, '<p>a known post'],
    ['/en/blog/published-after-the-build', 200, '<p>a post is on its way'],
    ['/en/blog/page/9', 200, '<p>a post is on its way'],
    ['/en/blog/a/b', 404, '<p>not found'],
    ['/de/blog/without-a-stand-in', 404, 'Not found.\n'],
  ] as const)('%s answers %s', async (address, status, body) => {
    const answer = await raw(address)
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body })
  })
})

describe('pages', () => {
  test.each([
    ['/', 'index.html'],
    ['/en', 'en.html'],
    ['/en/about', 'en/about.html'],
    ['/en/about?utm_source=x', 'en/about.html'],
  ] as const)('%s is %s', async (address, file) => {
    const { status, headers, body } = await raw(address)
    expect({ status, body, type: headers['content-type'] }).toEqual({
      status: 200,
      body: files[file],
      type: 'text/html;charset=utf-8',
    })
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('HEAD sends no body', async () => {
    expect(await raw('/en/about', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  })

  test('a page that has not changed is not sent again', async () => {
    const { headers } = await raw('/en')
    expect(await raw('/en', { headers: { 'if-none-match': headers.etag } })).toMatchObject({ status: 304, body: '' })
  })

  test('a new build is served without a restart', async () => {
    const page = path.join(outDir, 'en/new.html')
    expect((await raw('/en/new')).status).toBe(404)
    fs.writeFileSync(page, 'new')
    expect((await raw('/en/new')).body).toBe('new')
    fs.rmSync(page)
    expect((await raw('/en/new')).status).toBe(404)
  })
})

test('headers are those of the build that is there', async () => {
  const file = path.join(outDir, '_headers')
  expect((await raw('/en')).headers['x-frame-options']).toBe('DENY')
  fs.writeFileSync(file, '/*\n  X-Frame-Options: SAMEORIGIN\n')
  fs.utimesSync(file, new Date(), new Date(Date.now() + 1000))
  expect((await raw('/en')).headers['x-frame-options']).toBe('SAMEORIGIN')
  fs.writeFileSync(file, files._headers)
})

describe('redirects', () => {
  test.each([
    ['/en/about/', '/en/about'],
    ['/en/about/?a=b', '/en/about?a=b'],
    ['/en/', '/en'],
    ['/blog', '/en/blog'],
    ['/blog/', '/en/blog'],
    ['/blog/a-post', '/en/blog/a-post'],
    ['/blog/a-post/?a=b', '/en/blog/a-post?a=b'],
    ['/de/buy-property-mallorca', '/en/buy-property-mallorca'],
    ['//en//about', '/en/about'],
    ['/en/about.html', '/en/about'],
    ['/en.html?a=b', '/en?a=b'],
    ['/index.html', '/'],
  ])('%s leads to %s for good', async (from, to) => {
    expect(await raw(from)).toMatchObject({ status: 301, headers: { location: to } })
  })

  test.each(['//evil.example/', '/\\evil.example/', '///evil.example//', '/%2F/evil.example/', '/blog//evil.example'])(
    '%s does not leave the site',
    async (address) => {
      const { status, headers } = await raw(address)
      expect(status).toBe(301)
      expect(headers.location).toMatch(/^\/(?![/\\])/)
    },
  )
})

describe('what is not there', () => {
  test.each([
    '/nope',
    '/de/nichts',
    '/en/about/more',
    '/assets/gone.js',
    '/.vite/manifest.json',
    '/_headers',
    '/_redirects',
    '/en/about.html/x',
  ])('%s is the 404 page with status 404', async (address) => {
    const { status, body, headers } = await raw(address)
    expect({ status, body }).toEqual({ status: 404, body: files['404.html'] })
    expect(headers['cache-control']).toBe('no-cache')
  })

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/%00',
    '/%',
    '/%ff',
    `/${'a'.repeat(9000)}`,
  ])('%s is a 404', async (address) => {
    expect((await raw(address)).status).toBe(404)
  })

  test('a target that is no address is refused', async () => {
    expect((await raw('*', { method: 'OPTIONS' })).status).toBe(400)
    expect((await raw('http://', {})).status).toBe(400)
  })

  test('other methods are refused', async () => {
    expect(await raw('/en', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })
})

describe('files', () => {
  test.each([
    ['/assets/app-1.js', 'text/javascript'],
    ['/assets/photo-1.avif', 'image/avif'],
    ['/assets/font-1.woff2', 'font/woff2'],
  ])('%s is %s and cached as immutable', async (address, type) => {
    const { headers } = await raw(address)
    expect(headers['content-type']).toBe(type)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/sitemap.xml', 'text/xml'],
    ['/robots.txt', 'text/plain'],
  ])('%s is %s and asked for again', async (address, type) => {
    const { headers } = await raw(address)
    expect(headers['content-type']).toBe(type)
    expect(headers['cache-control']).toBe('no-cache')
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ])('text is compressed for a browser that takes %s', async (accepted, encoding) => {
    for (const address of ['/en/about', '/assets/app-1.js']) {
      const { headers, body } = await raw(address, { headers: { 'accept-encoding': accepted } })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toBe('Accept-Encoding')
      expect(body.length).toBeLessThan(500)
    }
    const picture = await raw('/assets/photo-1.avif', { headers: { 'accept-encoding': accepted } })
    expect(picture.headers['content-encoding']).toBeUndefined()
  })

  test('a small text, and the headers of a HEAD request, are not compressed', async () => {
    const headers = { 'accept-encoding': 'br, gzip' }
    expect((await raw('/en', { headers })).headers['content-encoding']).toBeUndefined()
    const head = await raw('/en/about', { method: 'HEAD', headers })
    expect(head.headers).toMatchObject({ 'content-length': String(files['en/about.html'].length) })
  })

  test.each(['bytes=5-1', 'bytes=-1', 'bytes=999999-', 'bytes=a-b'])('the range %s gets the whole', async (range) => {
    expect(await raw('/robots.txt', { headers: { range } })).toMatchObject({ status: 200, body: files['robots.txt'] })
  })
})

test('the country look-up answers with the configured country', async () => {
  for (const address of ['/geolocation/json/', '/geolocation/json']) {
    const { status, headers, body } = await raw(address)
    expect({ status, body }).toEqual({ status: 200, body: '{"country_code":"AT"}' })
    expect(headers['cache-control']).toBe('no-store')
  }
  expect((await raw('/geolocation/json/', { method: 'POST' })).status).toBe(405)
})

test('garbage on the wire is answered and harms nobody', async () => {
  const { hostname, port } = new URL(server.url)
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = net.connect(Number(port), hostname, () => socket.write('\u0000\u0001 garbage\r\n\r\n'))
    socket.on('data', (chunk) => (text += chunk.toString()))
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400/)
  expect((await raw('/en')).status).toBe(200)
})

describe('a server that cannot start says why', () => {
  test('no built site', async () => {
    await expect(startServer({ outDir: path.join(outDir, 'none') })).rejects.toThrow('run npm run build first')
  })

  test('the port is taken', async () => {
    const port = Number(new URL(server.url).port)
    await expect(startServer({ outDir, port })).rejects.toThrow(
      `Port ${port} is taken. Set another one, for instance PORT=`,
    )
  }, 60_000)
})

test.skipIf(!fs.existsSync('/proc/self/fd')).each(['long.avif', 'long.js'])(
  '%s is closed when its visitor leaves',
  async (name) => {
    const open = () =>
      fs.readdirSync('/proc/self/fd').filter((fd) => {
        const link = `/proc/self/fd/${fd}`
        return fs.existsSync(link) && fs.readlinkSync(link).endsWith(name)
      })
    // More than the system's buffers take, also compressed.
    fs.writeFileSync(path.join(outDir, 'assets', name), randomBytes(10_000_000).toString('hex'))
    const { hostname, port } = new URL(server.url)
    const socket = net.connect(Number(port), hostname, () =>
      socket.write(`GET /assets/${name} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n`),
    )
    await new Promise((resolve) => socket.once('data', resolve))
    socket.pause()
    expect(open()).toHaveLength(1)
    socket.destroy()
    await expect.poll(open).toEqual([])
  },
)

test('closing twice is closing once', async () => {
  const short = await startServer({ outDir })
  await Promise.all([short.close(), short.close()])
  await expect(fetch(short.url)).rejects.toThrow('fetch failed')
}, 60_000)
