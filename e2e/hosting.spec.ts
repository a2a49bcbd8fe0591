import { expect, test } from '@playwright/test'
import * as fc from 'fast-check'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { findFiles } from '../scripts/build/findFiles.ts'
import { hostFiles } from '../scripts/build/hosting/addresses.ts'
import { isMatch, headerRules } from '../scripts/build/hosting/headers.ts'
import { locales } from '../src/i18n/locales.ts'
import { parseEnv } from '../src/lib/env.ts'
import { redirects } from '../src/routing/redirects.ts'
import { loadSettings } from '../scripts/serve/loadSettings.ts'
import { startServer } from '../scripts/serve/serve.ts'
import { feedPath } from '../src/routing/blogPaths.ts'
import { built } from './support/blog.ts'
import { siteServer } from './support/server.ts'

/** Requirements for every server of the site: the local one, and nginx with the files that a build writes for it. */
const outDir = path.resolve(import.meta.dirname, '../dist')
const files = findFiles(outDir, '**/*.*')
const fileLike = (pattern: RegExp): string => `/${files.find((file) => pattern.test(file))}`
const rules = headerRules(parseEnv(loadSettings()))
const asset = (ending: string) => fileLike(new RegExp(`^assets/.*\\.${ending}$`))

const kinds = [
  ['/', 'text/html'],
  ['/de/ueber-uns', 'text/html'],
  ['/404', 'text/html'],
  [asset('js'), '/javascript'],
  [asset('css'), 'text/css'],
  [asset('avif'), 'image/avif'],
  [asset('webp'), 'image/webp'],
  [asset('woff2'), 'font/woff2'],
  [fileLike(/^social\/.*\.jpg$/), 'image/jpeg'],
  [fileLike(/^articles\/.*\.jpg$/), 'image/jpeg'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/'],
  ['/sitemap.xml', '/xml'],
  ['/robots.txt', 'text/plain'],
] as const

for (const [address, type] of kinds)
  test(`${address.replace(/-[\w-]{8}\./, '.')} has its type and the headers of its rules`, async ({ request }) => {
    const response = await request.get(address)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain(type)
    const expected = Object.assign(
      {},
      ...rules.filter(({ pattern }) => isMatch(pattern, address)).map(({ headers }) => headers),
    )
    for (const [name, value] of Object.entries(expected))
      expect(response.headersArray().filter((header) => header.name.toLowerCase() === name.toLowerCase())).toEqual([
        { name: expect.any(String), value },
      ])
    if (!('Cache-Control' in expected)) expect(response.headers()['cache-control']).toMatch(/no-cache|max-age=0/)
    const again = await request.get(address, { headers: { 'if-none-match': response.headers()['etag'] ?? '' } })
    expect(again.status()).toBe(304)
  })

const post = String(built.find(({ address }) => address?.kind === 'post')?.path)

test.describe('redirects', () => {
  const cases: readonly (readonly [string, string])[] = [
    ...redirects.map(({ from, to }) => [from.replace('*', 'a-post'), to.replace('*', 'a-post')] as const),
    ...redirects.map(
      ({ from, to }) => [`${from.replace('*', 'a-post')}/?a=b&c=/`, `${to.replace('*', 'a-post')}?a=b&c=/`] as const,
    ),
    ['/en/about/?utm_source=x%20y', '/en/about?utm_source=x%20y'],
    ['/en/about.html?a=b', '/en/about?a=b'],
    ['/index.html', '/'],
    ['/de/blog/index.html', '/de/blog'],
    [`${post}.html`, post],
    [`${post}/`, post],
    ['/de/blog/newer-than-the-build.html', '/de/blog/newer-than-the-build'],
    ['/de/blog/newer-than-the-build/?a=b', '/de/blog/newer-than-the-build?a=b'],
  ]
  for (const [from, to] of cases)
    test(`${from} leads to ${to} for good`, async ({ baseURL }) => {
      let at = from
      for (let steps = 0; steps < 2 && at !== to; steps += 1) {
        const { status, location } = await raw(baseURL, at)
        expect(status).toBe(301)
        at = String(location)
      }
      expect(at).toBe(to)
    })

  for (const address of ['//evil.example/', '/\\evil.example/', '/%5cevil.example/', '/blog//evil.example'])
    test(`${address} does not leave the site`, async ({ baseURL }) => {
      const { status, location = '/' } = await raw(baseURL, address)
      expect([301, 404]).toContain(status)
      expect(location).toMatch(/^\/(?![/\\])/)
    })

  test('are not cached as the file below their address would be', async ({ request }) => {
    const response = await request.get('/assets/gone.js/', { maxRedirects: 0 })
    expect(response.headers()['cache-control']).not.toMatch(/max-age=[1-9]/)
  })
})

test.describe('what is not there', () => {
  for (const address of [
    '/nowhere',
    '/assets/gone.js',
    '/assets/',
    '/social/gone.jpg',
    '/.vite/manifest.json',
    '/en/blog/a/b',
    '/en/blog/404',
    '/en/blog/A-Post',
    '/en/blog/page/1',
    '/en/blog/newer-than-the-build',
    '/de/blog/newer-than-the-build?a=b',
    '/de/blog/page/999',
    ...hostFiles,
  ])
    test(`${address} is the 404 page, with status 404 and not cached`, async ({ request }) => {
      const response = await request.get(address)
      expect(response.status()).toBe(404)
      expect(await response.text()).toContain('<title>Page not found')
      expect(response.headers()['content-type']).toContain('text/html')
      expect(response.headers()['cache-control']).toMatch(/^no-(?:cache|store)$/)
      expect(response.headers()['content-security-policy']).toBeDefined()
    })

  for (const address of ['/../package.json', '/%2e%2e/package.json', '/..%5cpackage.json', '/%00', '/%', '/%ff'])
    test(`${address} serves no file`, async ({ baseURL }) => {
      const { status, body } = await raw(baseURL, address)
      expect([400, 404]).toContain(status)
      expect(body).not.toContain('"dependencies"')
    })
})

test('every post, page of the list and feed is its own file', async ({ request }) => {
  const feeds = locales.map(feedPath)
  for (const address of [...built.map(({ path: it }) => it), ...feeds]) {
    const file = path.join(outDir, feeds.includes(address) ? address : `${address}.html`)
    expect(await (await request.get(address)).text()).toBe(fs.readFileSync(file, 'utf8'))
  }
})

test('unusual addresses get the same answer as from the local server', async ({ baseURL }) => {
  test.skip(siteServer === 'local')
  const local = await startServer()
  const known = [
    '/',
    '/en',
    '/de/ueber-uns',
    '/blog',
    '/de/buy-property-mallorca',
    '/en/blog/feed.xml',
    '/assets',
    post,
  ]
  const others = ['/en/blog/newer', '/de/blog/page/999', '/nowhere']
  const ends = ['', '/', '///', '.html', '.html/', '/index', '/index.html', '.', '%20', '%C3%BC', '/more', '?a=b', '?']
  const spelled = (address: string) =>
    fc.oneof(
      fc.constantFrom(address, address.toUpperCase(), `/${address}`),
      fc.nat(address.length - 1).map((at) => encodedAt(address, at)),
    )
  const addresses = fc
    .constantFrom(...known, ...others)
    .chain((address) => fc.tuple(spelled(address), fc.constantFrom(...ends)).map((parts) => parts.join('')))
  await fc.assert(
    fc.asyncProperty(addresses, async (address) => {
      expect(await endOf(baseURL, address)).toEqual(await endOf(local.url, address))
    }),
    { numRuns: 100 },
  )
  await local.close()
})

test('text is compressed for a browser that takes it, pictures and fonts are sent as they are', async ({ request }) => {
  const encodingOf = async (address: string, accepted: string) =>
    (await request.get(address, { headers: { 'accept-encoding': accepted } })).headers()['content-encoding']
  for (const address of ['/en', asset('css'), asset('js'), '/sitemap.xml']) {
    expect(await encodingOf(address, 'br, gzip')).toMatch(/^(?:br|gzip)$/)
    expect(await encodingOf(address, 'identity')).toBeUndefined()
  }
  for (const address of [asset('avif'), asset('woff2')]) expect(await encodingOf(address, 'br, gzip')).toBeUndefined()
})

/** A letter of an address, percent-encoded: it is the same address (RFC 3986, 2.3). */
const encodedAt = (address: string, at: number): string =>
  address.slice(0, at) + address.slice(at).replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

/** Where redirects end: status and text of the last answer. */
async function endOf(baseURL: string | undefined, address: string) {
  let at = address
  for (let steps = 0; steps < 5; steps += 1) {
    const { status = 0, location, body } = await raw(baseURL, at)
    if (location === undefined) return { status, body }
    at = location
  }
  throw new Error(`${address} is redirected more than five times.`)
}

/** A raw request: follows no redirect and does not normalize the path. The location of a redirect within the site is a path. */
const raw = (baseURL = '', target = '') =>
  new Promise<{ status: number | undefined; location: string | undefined; body: string }>((resolve, reject) => {
    const { hostname, port, origin } = new URL(baseURL)
    http
      .get({ hostname, port, path: target, agent: false }, async (response) => {
        const chunks = await response.toArray()
        const { location } = response.headers
        resolve({
          status: response.statusCode,
          location: location?.startsWith(`${origin}/`) === true ? location.slice(origin.length) : location,
          body: Buffer.concat(chunks).toString(),
        })
      })
      .on('error', reject)
  })
