import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parseEnv } from '../../../src/lib/env.ts'
import { headerRules, isMatch } from './headers.ts'
import { headersFile, redirectsFile } from './netlify.ts'

const realSite = {
  VITE_SITE_URL: 'https://www.example.org',
  VITE_SUPABASE_URL: 'https://abc.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_key',
  VITE_CONTACT_FORM_URL: 'https://forms.example.org/f/1',
  VITE_ENQUIRY_FORM_URL: 'https://forms.example.org/f/2',
  VITE_GEOLOCATION_URL: 'https://geo.example.org',
  VITE_SCHEDULING_URL: 'https://calendar.example.org/roqueta',
}
const ads = { VITE_GOOGLE_ADS_ID: 'AW-1', VITE_GOOGLE_ADS_CONVERSION_LABEL: 'label' }
const rulesOf = (raw: object) => headerRules(parseEnv({ ...raw }))
const policyOf = (raw: object): string => rulesOf(raw)[0]?.headers['Content-Security-Policy'] ?? ''

describe('the Content Security Policy', () => {
  test.each([{}, realSite, { ...realSite, ...ads }])('allows no inline code, no eval and no embedding: %#', (raw) => {
    expect(policyOf(raw)).not.toMatch(/unsafe|nonce|\*/)
    for (const directive of ["default-src 'none'", "style-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(policyOf(raw)).toContain(`${directive};`)
    expect(policyOf(raw)).toContain("require-trusted-types-for 'script'")
  })

  test('lets the page talk to the configured services, each named once, and to no other', () => {
    expect(policyOf({})).toContain(
      "script-src 'self'; style-src 'self'; img-src 'self' https:; font-src 'self'; connect-src 'self';",
    )
    expect(policyOf(realSite)).toContain(
      "connect-src 'self' https://abc.supabase.co https://forms.example.org https://geo.example.org;",
    )
  })

  test('names Google only where an ads account is set', () => {
    expect(policyOf(realSite)).not.toContain('google')
    for (const name of ['script-src', 'connect-src', 'frame-src'])
      expect(policyOf({ ...realSite, ...ads })).toMatch(new RegExp(`${name} [^;]*https://www.googletagmanager.com`))
    expect(policyOf({ ...realSite, ...ads })).toContain('trusted-types dompurify articles google-ads goog#html')
  })
})

test('headers bind to https on a real site only', () => {
  expect(rulesOf(realSite)[0]?.headers).toHaveProperty('Strict-Transport-Security')
  expect(rulesOf({})[0]?.headers).not.toHaveProperty('Strict-Transport-Security')
})

test('other origins may use what a page loads, and no document', () => {
  const headersOf = (address: string): Record<string, string> =>
    Object.assign({}, ...rulesOf({}).map(({ pattern, headers }) => (isMatch(pattern, address) ? headers : {})))
  for (const address of ['/', '/en/pricing', '/404.html', '/en/assets'])
    expect(headersOf(address)).toMatchObject({ 'Cross-Origin-Resource-Policy': 'same-origin' })
  for (const address of ['/assets/main-12345678.js', '/assets/sans-12345678.woff2', '/drawings/a.svg', '/social/a.jpg'])
    expect(headersOf(address)).toMatchObject({ 'Cross-Origin-Resource-Policy': 'cross-origin' })
  // Fonts and modules are read with CORS.
  expect(headersOf('/assets/sans-12345678.woff2')).toHaveProperty('Access-Control-Allow-Origin', '*')
  expect(headersOf('/en/pricing')).not.toHaveProperty('Access-Control-Allow-Origin')
})

type Rule = { readonly from: string; readonly to: string; readonly status: number }

/** Netlify and Cloudflare Pages are not run here: Netlify's own parsers read the two files of a build, which are for both. */
describe('Netlify', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'netlify-'))
  afterAll(() => fs.rmSync(folder, { recursive: true }))
  const written = (name: string, content: string): string => {
    fs.writeFileSync(path.join(folder, name), content)
    return path.join(folder, name)
  }

  test('reads the headers as they are meant', async () => {
    const rules = rulesOf({ ...realSite, ...ads })
    const headersFiles = [written('_headers', headersFile(rules))]
    const { headers, errors } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: true })
    expect(errors).toEqual([])
    expect(headers).toEqual(rules.map(({ pattern, headers: values }) => ({ for: pattern, values })))
  })

  test('reads every redirect as it is meant', async () => {
    const redirectsFiles = [written('_redirects', redirectsFile())]
    const { redirects, errors } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true })
    expect(errors).toEqual([])
    const read = (redirects as readonly Rule[]).map(({ from, to, status }) => `${from} ${to} ${status}`)
    expect(read).toEqual(redirectsFile().trim().split('\n'))
  })
})
