import { expect, test, type APIResponse } from '@playwright/test'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { isMatch, headerRules } from '../scripts/build/hosting/headers.ts'
import { locales } from '../src/i18n/locales.ts'
import { parseEnv } from '../src/lib/env.ts'
import { redirects } from '../src/routing/redirects.ts'
import { loadSettings } from '../scripts/serve/loadSettings.ts'

/** Requirements for every server of the site: the local one, and nginx with the generated configuration. */
const outDir = path.resolve(import.meta.dirname, '../dist')
const files = fs.readdirSync(outDir, { recursive: true, encoding: 'utf8' })
const fileLike = (pattern: RegExp): string => `/${files.find((file) => pattern.test(file))}`
const rules = headerRules(parseEnv(loadSettings()))
const asset = (ending: string) => fileLike(new RegExp(`^assets/.*\\.${ending}$`))

const kinds = [
  ['/', 'text/html'],
  ['/en', 'text/html'],
  ['/de/ueber-uns', 'text/html'],
  ['/404', 'text/html'],
  [asset('js'), 'text/javascript'],
  [asset('css'), 'text/css'],
  [asset('avif'), 'image/avif'],
  [asset('webp'), 'image/webp'],
  [asset('woff2'), 'font/woff2'],
  [fileLike(/^social\/.*\.jpg$/), 'image/jpeg'],
  [fileLike(/^articles\/.*\.jpg$/), 'image/jpeg'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/sitemap.xml', '/xml'],
  ['/robots.txt', 'text/plain'],
  ['/.well-known/security.txt', 'text/plain'],
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

test.describe('redirects', () => {
  const cases = [
    ...redirects.map(({ from, to }) => [from.replace('*', 'a-post'), to.replace('*', 'a-post')] as const),
    ...redirects.map(
      ({ from, to }) => [`${from.replace('*', 'a-post')}/?a=b&c=/`, `${to.replace('*', 'a-post')}?a=b&c=/`] as const,
    ),
    ['/en/', '/en'],
    ['/de/ueber-uns///', '/de/ueber-uns'],
    ['/en/about/?utm_source=x%20y', '/en/about?utm_source=x%20y'],
    ['/en.html', '/en'],
    ['/en/about.html?a=b', '/en/about?a=b'],
    ['/index.html', '/'],
    ['//en//about', '/en/about'],
    ['/nowhere/', '/nowhere'],
  ] as const
  for (const [from, to] of cases)
    test(`${from} leads to ${to} for good`, async ({ baseURL }) => {
      expect(await raw(baseURL, from)).toMatchObject({ status: 301, location: to })
    })

  for (const address of [
    '//evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2F/evil.example/',
    '/blog//evil.example',
  ])
    test(`${address} does not leave the site`, async ({ baseURL }) => {
      const { status, location = '/' } = await raw(baseURL, address)
      expect([301, 404]).toContain(status)
      expect(location).toMatch(/^\/(?![/\\])/)
    })
})

test.describe('what is not there', () => {
  for (const address of [
    '/nowhere',
    '/en/about/more',
    '/assets/gone.js',
    '/.vite/manifest.json',
    '/_headers',
    '/_redirects',
  ])
    test(`${address} is the 404 page, with status 404 and not cached`, async ({ request }) => {
      const response = await request.get(address)
      expect(response.status()).toBe(404)
      expect(await response.text()).toContain('<title>Page not found')
      expect(response.headers()['content-type']).toContain('text/html')
      expect(response.headers()['cache-control']).toMatch(/no-cache|max-age=0/)
      expect(response.headers()['content-security-policy']).toBeDefined()
    })

  for (const address of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/%00',
    '/%',
    '/%ff',
  ])
    test(`${address} serves no file`, async ({ baseURL }) => {
      const { status, body } = await raw(baseURL, address)
      expect([400, 404]).toContain(status)
      expect(body).not.toContain('"dependencies"')
    })

  test('a form cannot be posted to a page', async ({ request }) => {
    expect((await request.post('/en')).status()).toBe(405)
  })
})

test('text is compressed for a browser that takes it, pictures and fonts are sent as they are', async ({ request }) => {
  const encodingOf = async (address: string, accepted: string) =>
    (await request.get(address, { headers: { 'accept-encoding': accepted } })).headers()['content-encoding']
  for (const address of ['/en', asset('css'), asset('js'), '/sitemap.xml']) {
    expect(await encodingOf(address, 'gzip')).toBe('gzip')
    expect(await encodingOf(address, 'br, gzip')).toMatch(/^(?:br|gzip)$/)
    expect(await encodingOf(address, 'identity')).toBeUndefined()
  }
  for (const address of [asset('avif'), asset('woff2')]) expect(await encodingOf(address, 'br, gzip')).toBeUndefined()
})

test('HEAD answers as GET does, without a body', async ({ request }) => {
  const headersOf = (response: APIResponse) =>
    ['content-type', 'cache-control', 'content-security-policy', 'last-modified'].map(
      (name) => response.headers()[name],
    )
  const head = await request.head('/en/about')
  expect(head.status()).toBe(200)
  expect((await head.body()).length).toBe(0)
  expect(headersOf(head)).toEqual(headersOf(await request.get('/en/about')))
})

test('a part of a picture is that part, or the whole', async ({ request }) => {
  const whole = await (await request.get(asset('avif'))).body()
  const part = await request.get(asset('avif'), { headers: { range: 'bytes=0-9' } })
  expect(await part.body()).toEqual(part.status() === 206 ? whole.subarray(0, 10) : whole)
})

test('security.txt says whom to tell, for less than a year (RFC 9116)', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text()
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1]
  expect(field('Contact')).toMatch(/^mailto:\S+@\S+$/)
  expect(field('Canonical')).toMatch(/^https:\/\/\S+\/\.well-known\/security\.txt$/)
  expect(field('Preferred-Languages')).toBe(locales.join(', '))
  const days = (Date.parse(field('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

/** A raw request: follows no redirect and does not normalize the path. */
const raw = (baseURL: string | undefined, target: string) =>
  new Promise<{ status: number | undefined; location: string | undefined; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(baseURL ?? '')
    http
      .get({ hostname, port, path: target, agent: false }, async (response) => {
        const chunks = await response.toArray()
        resolve({
          status: response.statusCode,
          location: response.headers.location,
          body: Buffer.concat(chunks).toString(),
        })
      })
      .on('error', reject)
  })
