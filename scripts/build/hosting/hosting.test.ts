import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, describe, expect, test } from 'vitest'
import { parseEnv } from '../../../src/lib/env.ts'
import { locales } from '../../../src/i18n/locales.ts'
import { fallbackPath, listSegment } from '../../../src/routing/blogPaths.ts'
import { hrefFor } from '../../../src/routing/manifest.ts'
import { redirects as siteRedirects } from '../../../src/routing/redirects.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { ads, environments, realSite } from './fixtures/environments.ts'
import { headerRules, isMatch } from './headers.ts'
import { headersFile, redirectsFile } from './netlify.ts'
import { inlineCode } from './inlineCode.ts'
import { nginx } from './nginx.ts'
import { netlifyAnswers, readNetlify } from './fixtures/netlifyReader.ts'
import type { SiteRules } from './host.ts'
import { securityTxt } from './securityTxt.ts'
import { writeHosting } from './writeHosting.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hosting-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const siteRules: SiteRules = { rules: headerRules(parseEnv(realSite)), origin: 'https://www.example.org' }
const directivesOf = (raw: object): Record<string, string> =>
  Object.fromEntries(
    contentSecurityPolicy(parseEnv({ ...raw }))
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
  )

describe('the Content Security Policy', () => {
  test.each(Object.entries(environments))('of %s allows no inline code, no eval and no embedding', (_, raw) => {
    const policy = contentSecurityPolicy(parseEnv({ ...raw }))
    expect(policy).not.toMatch(/unsafe|nonce|\*/)
    expect(directivesOf(raw)).toMatchObject({
      'default-src': "'none'",
      'style-src': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'require-trusted-types-for': "'script'",
    })
  })

  test('of a local build names nobody else', () => {
    const { 'img-src': images, ...others } = directivesOf({})
    expect(images).toBe("'self' https:")
    expect(JSON.stringify(others)).not.toContain('https')
  })

  test('of a real site lets the page talk to the configured services, each named once, and to no other', () => {
    expect(directivesOf(realSite)['connect-src']).toBe(
      "'self' https://abc.supabase.co https://forms.example.org https://geo.example.org",
    )
    expect(directivesOf(realSite)['script-src']).toBe("'self'")
  })

  test('names Google only where an ads account is set', () => {
    const policy = directivesOf({ ...realSite, ...ads })
    for (const name of ['script-src', 'connect-src', 'frame-src'])
      expect(policy[name]).toContain('https://www.googletagmanager.com')
    expect(policy['trusted-types']).toBe('dompurify articles google-ads goog#html')
  })
})

describe('headers', () => {
  test('bind to https on a real site only', () => {
    const names = (raw: object) => Object.keys(headerRules(parseEnv({ ...raw }))[0]?.headers ?? {})
    expect(names(realSite)).toContain('Strict-Transport-Security')
    expect(names({})).not.toContain('Strict-Transport-Security')
  })
})

const read = readNetlify({ _headers: headersFile(siteRules.rules), _redirects: redirectsFile() })

describe('Netlify', () => {
  test.each(Object.entries(environments))('reads the headers of %s as they are meant', async (_, raw) => {
    const rules = headerRules(parseEnv({ ...raw }))
    const { headers, errors } = await readNetlify({ _headers: headersFile(rules) })
    expect(errors).toEqual([])
    expect(headers).toEqual(rules.map(({ pattern, headers: values }) => ({ for: pattern, values })))
  })

  test('reads every redirect, and has a fallback for new posts of every language that hides no file', async () => {
    const { redirects, errors } = await read
    expect(errors).toEqual([])
    const rewrites = redirects.filter(({ status }) => status === 200)
    expect(rewrites).toEqual(
      locales.flatMap((locale) =>
        [`${hrefFor('blog', locale)}/:slug`, `${hrefFor('blog', locale)}/${listSegment}/:page`].map((from) =>
          expect.objectContaining({ from, to: fallbackPath(locale), force: false }),
        ),
      ),
    )
    expect(redirects).toHaveLength(redirectsFile().trim().split('\n').length + rewrites.length + ofCloudflare.length)
  })

  const ofCloudflare = ['/_worker.js', '/_routes.json']
  const pages = ['index', '404', 'en', 'en/blog', 'en/blog/_post', 'en/blog/a-post'].map((page) => `${page}.html`)
  const site = [...pages, 'en/blog/feed.xml', 'assets/a.js', 'social/a.jpg', '_headers', '_worker.js', '_routes.json']
  const moved = siteRedirects.map(({ from, to }) => [from.replace('*', 'a-post'), to.replace('*', 'a-post')] as const)
  const missing = ['/nowhere', '/en/blog/a/b', '/assets/gone.js', '/_headers', ...ofCloudflare]
  const answers: readonly (readonly [string, number, string])[] = [
    ...moved.flatMap(([from, to]) => [[from, 301, to] as const, [`${from}/`, 301, to] as const]),
    ['/en/', 301, '/en'],
    ['/nowhere/', 301, '/nowhere'],
    ['/', 200, 'index.html'],
    ['/en', 200, 'en.html'],
    ['/en/blog', 200, 'en/blog.html'],
    ['/assets/a.js', 200, 'assets/a.js'],
    ['/en/blog/new', 200, 'en/blog/_post.html'],
    ['/en/blog/page/9', 200, 'en/blog/_post.html'],
    ['/en/blog/a-post', 200, 'en/blog/a-post.html'],
    ['/en/blog/feed.xml', 200, 'en/blog/feed.xml'],
    ...missing.map((address) => [address, 404, '404.html'] as const),
  ]
  test.each(answers)('answers %s with %s %s', async (address, status, file) => {
    const { status: answered, location, file: served } = netlifyAnswers(await read, site)(address)
    expect([answered, location ?? served]).toEqual([status, file])
  })

  test.each(['/', '/en', '/assets/a.js', '/social/a.jpg', '/drawings/a.svg'])(
    'sends %s with the headers of its rules, of two the later one',
    async (address) => {
      const matching = siteRules.rules.filter(({ pattern }) => isMatch(pattern, address))
      expect(netlifyAnswers(await read, site)(address).headers).toEqual(
        Object.assign({}, ...matching.map((rule) => rule.headers)),
      )
    },
  )
})

test('nginx takes the later rule for a header that two rules set, and a fallback before the 404 page', async () => {
  const files = await nginx.files(siteRules)
  expect(files['maps.conf']).toMatch(
    /\$site_cross_origin_resource_policy \{\s+default "same-origin";[^}]+"~\^\/social\/" "cross-origin";/,
  )
  expect(files['server.conf']).toContain(
    'page/(?:[2-9]|[1-9][0-9]{1,5}))$" { try_files $uri $uri.html /en/blog/_post.html =404; }',
  )
  expect(files['server.conf']).toContain('add_header Strict-Transport-Security')
  expect(files['site.conf']).toContain('server_name www.example.org;')
})

test('security.txt is the same for builds of one day, and expires within a year', () => {
  const at = (time: string) => securityTxt('https://www.example.org', new Date(time))
  expect(at('2026-11-21T08:00:00Z')).toBe(at('2026-11-21T23:59:59Z'))
  expect(at('2026-11-21T08:00:00Z')).toContain('Expires: 2027-11-20T00:00:00.000Z')
})

test.each([
  ['<script>alert(1)</script>', 'has an inline script'],
  ['<script type="speculationrules">{}</script>', 'has an inline script'],
  ['<style>p {}</style>', 'has an inline style sheet'],
  ['<p style="color: red">', 'has a style attribute: p color: red'],
  ['<p onclick="alert(1)">', 'has an event handler: p onclick'],
  ['<a href=" javascript:alert(1)">', 'has a javascript: address: a href'],
])('%s is inline code', (html, problem) => {
  expect(inlineCode(parse(html))).toEqual([problem])
})

test('structured data and scripts in files are no inline code', () => {
  expect(inlineCode(parse('<script type="application/ld+json">{}</script><script src="/a.js"></script>'))).toEqual([])
})

describe('a build', () => {
  const build = (files: Readonly<Record<string, string>>, raw: object = {}) => {
    const site = fs.mkdtempSync(path.join(folder, 'site-'))
    fs.mkdirSync(path.join(site, 'en/blog'), { recursive: true })
    for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(site, name), content)
    return writeHosting(site, path.join(folder, 'deploy'), parseEnv({ ...raw }), new Date()).then(() => site)
  }

  test('with inline code stops', async () => {
    await expect(build({ 'en.html': '<p onclick="alert(1)">' })).rejects.toThrow('en.html has an event handler')
  })

  test('whose settings make a header longer than Cloudflare Pages takes stops', async () => {
    const long = `https://${Array.from({ length: 40 }, () => 'a'.repeat(60)).join('.')}.org`
    await expect(build({}, { ...realSite, VITE_GEOLOCATION_URL: long })).rejects.toThrow('at most 2,000')
  })

  test('has the same files for hosts, whatever its posts', async () => {
    const filesOf = async (count: number) => {
      const posts = Array.from({ length: count }, (_, at) => [`en/blog/post-${at}.html`, ''])
      const site = await build(Object.fromEntries(posts))
      return ['_headers', '_redirects', '_worker.js', '_routes.json'].map((name) =>
        fs.readFileSync(path.join(site, name), 'utf8'),
      )
    }
    expect(await filesOf(2001)).toEqual(await filesOf(1))
  })
})
