import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { loadEnv } from 'vite'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkSettings } from './checkSettings.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-'))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => fs.rmSync(root, { recursive: true }))
const check = () => checkSettings(root, {}, loadEnv('production', root))
const write = (name: string, content: string | Buffer) => fs.writeFileSync(path.join(root, name), content)
beforeEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) vi.stubEnv(name, undefined)
  write('.env.example', '# A comment\nVITE_SITE_URL=\nVITE_SUPABASE_URL=\n')
  write('.env', '')
})

test('settings that reach the build are fine, and so is a build without any', () => {
  write('.env', '# A comment\r\nVITE_SITE_URL=https://www.example.org # the site\r\n\r\n  # VITE-SITE-URL: x')
  expect(() => checkSettings(root, { CI: 'true' }, {})).not.toThrow()
  expect(() => checkSettings(root, { NETLIFY: 'true' }, { VITE_SITE_URL: 'https://www.example.org' })).not.toThrow()
})

test.each([
  ['NETLIFY', 'Netlify'],
  ['CF_PAGES', 'Cloudflare Pages'],
  ['VERCEL', 'Vercel'],
])('a build at a host that sets %s stops without the address of the site', (name, host) => {
  for (const settings of [{}, { VITE_SITE_URL: ' \u200B' }])
    expect(() => checkSettings(root, { [name]: '1' }, settings)).toThrow(`so ${host} would publish a local build`)
})

test('a misspelt name is named', () => {
  expect(() => checkSettings(root, {}, { VITE_SITEURL: 'x' })).toThrow('VITE_SITEURL is not a setting of the site')
})

test.each([
  ['Latin-1', Buffer.from('VITE_SITE_URL=https://www.exämple.org', 'latin1'), '.env is not saved as UTF-8'],
  ['a colon', '\nVITE_SITE_URL: https://www.example.org', '.env:2 is not read whole'],
  ['a byte order mark', '\uFEFFVITE_SITE_URL=x', '.env:1 is not read whole'],
  ['a space that does not break', '\u00A0VITE_SITE_URL=x', '.env:1 is not read whole'],
  ['small letters', 'vite_site_url=x', '.env:1 is not read whole'],
  ['the prefix of another framework', 'NEXT_PUBLIC_SITE_URL=x', '.env:1 sets NEXT_PUBLIC_SITE_URL, which'],
])('a file with %s is refused', (_, content, sentence) => {
  write('.env', content)
  expect(check).toThrow(sentence)
})

test.each([
  ['https://x.example # PR#12', 'https://x.example'],
  [' # a comment', ''],
  ['"a#b" # a comment with $five', 'a#b'],
  [String.raw`"a\$b#c"`, 'a$b#c'],
])('%j is fine, since Vite reads it as %j', (value, read) => {
  write('.env', `VITE_SITE_URL=${value}\n`)
  expect(loadEnv('production', root)).toMatchObject({ VITE_SITE_URL: read })
  expect(check).not.toThrow()
})

test.each(['#abc', 'a#b', 'a$b', "'a$b'", '"${a}"'])('%j is refused, since Vite cuts it', (value) => {
  write('.env', `VITE_SITE_URL=${value}`)
  expect(check).toThrow('.env:1 is not read whole')
})

test.each(['.env.txt', '.env.production.txt', 'env.local'])('a file whose name is mistyped is named: %s', (name) => {
  write(name, '')
  expect(check).toThrow(`${name} is not read. Call it .env.`)
  fs.rmSync(path.join(root, name))
})

test('settings that were written into .env.example are named', () => {
  write('.env.example', 'PORT=4173\nVITE_SITE_URL=https://www.example.org')
  expect(check).toThrow('.env.example sets VITE_SITE_URL, and is not read. Copy it to .env.')
})
