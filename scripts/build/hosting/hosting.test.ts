import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { parseEnv } from '../../../src/lib/env.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { addresses, ads, environments, realSite, withPosts } from './fixtures/environments.ts'
import { headerRules } from './headers.ts'
import { headersFile, redirectsFile } from './hostFiles.ts'
import { inlineCode } from './inlineCode.ts'
import { nginxFiles } from './nginx.ts'
import { hosting } from './redirects.ts'
import { securityTxt } from './securityTxt.ts'
import { writeHosting } from './writeHosting.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hosting-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const written = (name: string, content: string): string => {
  const file = path.join(folder, name)
  fs.writeFileSync(file, content)
  return file
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
    expect(policy['trusted-types']).toBe('dompurify google-ads goog#html')
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
  const files = {
    'without posts': redirectsFile(hosting, addresses),
    'with posts': redirectsFile(withPosts, addresses),
  }

  test.each(Object.entries(files))('%s are read by Netlify without complaint', async (_, content) => {
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
    const lines = files['with posts'].trim().split('\n')
    const fallback = lines.indexOf('/en/blog/:slug /en/blog/_post 200')
    expect(fallback).toBeGreaterThan(0)
    for (const address of ['/en/blog/a-post', '/en/blog/feed.xml']) {
      expect(lines.indexOf(`${address} ${address} 200`)).toBeGreaterThanOrEqual(0)
      expect(lines.indexOf(`${address} ${address} 200`)).toBeLessThan(fallback)
    }
  })
})

test('nginx takes the later rule for a header that two rules set, and a fallback before the 404 page', () => {
  const files = nginxFiles(headerRules(parseEnv(realSite)), withPosts, 'https://www.example.org')
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
