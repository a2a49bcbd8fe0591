import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { parseEnv } from '../../../src/lib/env.ts'
import { redirects as siteRedirects } from '../../../src/routing/redirects.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { addresses, ads, environments, realSite } from './fixtures/environments.ts'
import { headerRules, isMatch } from './headers.ts'
import { headersFile, redirectsFile } from './netlify.ts'
import { inlineCode } from './inlineCode.ts'
import { nginx } from './nginx.ts'
import { readers } from './fixtures/readers.ts'
import type { Host, SiteRules } from './host.ts'
import { hosts } from './hosts.ts'
import { securityTxt } from './securityTxt.ts'
import { writeHosting } from './writeHosting.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hosting-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const written = (name: string, content: string): string => {
  const file = path.join(folder, name)
  fs.writeFileSync(file, content)
  return file
}
const siteRules: SiteRules = {
  rules: headerRules(parseEnv(realSite)),
  addresses,
  origin: 'https://www.example.org',
}
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

  test.each(Object.entries(environments))('of %s are read by Netlify as they are meant', async (_, raw) => {
    const rules = headerRules(parseEnv({ ...raw }))
    const file = written('_headers', headersFile(rules))
    const { headers, errors } = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: true })
    expect(errors).toEqual([])
    expect(headers).toEqual(rules.map(({ pattern, headers: values }) => ({ for: pattern, values })))
  })
})

describe('redirects', () => {
  const content = redirectsFile(addresses)

  test('are read by Netlify without complaint', async () => {
    const file = written('_redirects', content)
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [file],
      configRedirects: [],
      minimal: true,
    })
    expect(errors).toEqual([])
    expect(redirects).toHaveLength(content.trim().split('\n').length)
    for (const { force } of redirects as { force: boolean }[]) expect(force).toBe(false)
  })

  test('a fallback hides no file that is there', () => {
    const lines = content.trim().split('\n')
    const fallback = lines.indexOf('/en/blog/:slug /en/blog/_post 200')
    expect(fallback).toBeGreaterThan(0)
    for (const address of ['/en/blog/a-post', '/en/blog/feed.xml']) {
      expect(lines.indexOf(`${address} ${address} 200`)).toBeGreaterThanOrEqual(0)
      expect(lines.indexOf(`${address} ${address} 200`)).toBeLessThan(fallback)
    }
  })
})

describe.each(Object.entries<Host>(hosts))('%s', (name, host) => {
  const configuration = Object.values<Host>(hosts).flatMap(({ place, files }) =>
    place === 'site' ? Object.keys(files(siteRules)) : [],
  )
  const pages = ['index', '404', 'en', 'en/blog', 'en/blog/_post', 'en/blog/a-post'].map((page) => `${page}.html`)
  const site = [...pages, 'en/blog/feed.xml', 'assets/a.js', 'social/a.jpg', ...configuration]
  const answers = readers[name as keyof typeof hosts](host.files(siteRules), site)
  /** Of a redirect without the trailing slash that no rule asks for (docs/decisions/routes.md). */
  const ofSlash = name === 'cloudflare' ? 308 : 301
  const answer = async (address: string) => {
    const { status, location, file } = (await answers)(address)
    return [address, status, location ?? file]
  }

  test.each(siteRedirects.map(({ from, to }) => [from.replace('*', 'a-post'), to.replace('*', 'a-post')] as const))(
    '%s is moved for good, also with a slash',
    async (from, to) => {
      expect(await answer(from)).toEqual([from, 301, to])
      // A host may remove the slash before or after the redirect, with another one.
      const steps = [await answer(`${from}/`)]
      while (steps.length < 2 && steps.at(-1)?.[2] !== to) steps.push(await answer(String(steps.at(-1)?.[2])))
      expect(steps.every(([, status]) => status === 301 || status === ofSlash)).toBe(true)
      expect(steps.at(-1)?.[2]).toBe(to)
    },
  )

  test('an address has no trailing slash', async () => {
    expect(await answer('/en/')).toEqual(['/en/', ofSlash, '/en'])
    expect(await answer('/nowhere/')).toEqual(['/nowhere/', ofSlash, '/nowhere'])
  })

  test('a file is served at its address', async () => {
    for (const [address, file] of [
      ['/', 'index.html'],
      ['/en', 'en.html'],
      ['/en/blog', 'en/blog.html'],
      ['/assets/a.js', 'assets/a.js'],
    ] as const)
      expect(await answer(address)).toEqual([address, 200, file])
  })

  test('the fallback page is served only where there is no file', async () => {
    for (const address of ['/en/blog/new', '/en/blog/page/9'])
      expect(await answer(address)).toEqual([address, 200, 'en/blog/_post.html'])
    expect(await answer('/en/blog/a-post')).toEqual(['/en/blog/a-post', 200, 'en/blog/a-post.html'])
    expect(await answer('/en/blog/feed.xml')).toEqual(['/en/blog/feed.xml', 200, 'en/blog/feed.xml'])
  })

  test('everything else is the 404 page, also the configuration of a host', async () => {
    for (const address of ['/nowhere', '/en/blog/a/b', '/assets/gone.js', ...configuration.map((file) => `/${file}`)])
      expect(await answer(address)).toEqual([address, 404, '404.html'])
  })

  test.each(['/', '/en', '/nowhere', '/assets/a.js', '/social/a.jpg', '/drawings/a.svg'])(
    '%s has the headers of its rules, of two the later one',
    async (address) => {
      const { headers } = (await answers)(address)
      const matching = siteRules.rules.filter(({ pattern }) => isMatch(pattern, address))
      // Hosts have a default of their own for Cache-Control (headers.ts).
      const { 'Cache-Control': cacheControl = 'no-cache', ...others } = headers
      expect({ 'Cache-Control': cacheControl, ...others }).toEqual(
        Object.assign({ 'Cache-Control': 'no-cache' }, ...matching.map((rule) => rule.headers)),
      )
    },
  )
})

test('nginx takes the later rule for a header that two rules set, and a fallback before the 404 page', () => {
  const files = nginx.files(siteRules)
  expect(files['maps.conf']).toMatch(
    /\$site_cross_origin_resource_policy \{\s+default "same-origin";[^}]+"~\^\/social\/" "cross-origin";/,
  )
  expect(files['server.conf']).toContain(
    'location ~ "^/en/blog/[^/]+$" { try_files $uri $uri.html /en/blog/_post.html =404; }',
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
    writeHosting(site, path.join(folder, 'deploy'), parseEnv({ ...raw }), new Date())
  }

  test('with inline code stops', () => {
    expect(() => build({ 'en.html': '<p onclick="alert(1)">' })).toThrow('en.html has an event handler')
  })

  test('whose settings make a header longer than Cloudflare Pages takes stops', () => {
    const long = `https://${Array.from({ length: 40 }, () => 'a'.repeat(60)).join('.')}.org`
    expect(() => build({}, { ...realSite, VITE_GEOLOCATION_URL: long })).toThrow('at most 2,000')
  })

  test('with more posts than Cloudflare Pages takes says what would happen there', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const posts = Array.from({ length: 2001 }, (_, at) => [`en/blog/post-${at}.html`, ''])
    build({ 'en/blog/_post.html': '', ...Object.fromEntries(posts) })
    expect(warn.mock.calls.join()).toContain('new posts would not open before the next build')
    warn.mockRestore()
  })
})
