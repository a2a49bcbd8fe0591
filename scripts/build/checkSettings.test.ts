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
  vi.stubEnv('VITE_SITE_URL', undefined)
  write('.env.example', '# A comment\nVITE_SITE_URL=\nVITE_SUPABASE_URL=\n')
  write('.env', '')
})

test('settings that reach the build are fine, and so is a build without any', () => {
  write('.env', '\uFEFF# A comment\nVITE_SITE_URL=https://www.example.org # the site\n\nexport OTHER="#x"\n')
  expect(() => checkSettings(root, { CI: 'true' }, {})).not.toThrow()
  expect(() => checkSettings(root, { NETLIFY: 'true' }, { VITE_SITE_URL: 'https://www.example.org' })).not.toThrow()
})

test.each([
  ['NETLIFY', 'Netlify'],
  ['CF_PAGES', 'Cloudflare Pages'],
])('a build at a host that sets %s stops without the address of the site', (name, host) => {
  expect(() => checkSettings(root, { [name]: '1' }, {})).toThrow(`so ${host} would publish a local build`)
})

test('a misspelt name is named', () => {
  expect(() => checkSettings(root, {}, { VITE_SITEURL: 'x' })).toThrow('VITE_SITEURL is not a setting of the site')
})

test.each([
  ['UTF-16', Buffer.from('VITE_SITE_URL=x', 'utf16le'), '.env: is not saved as UTF-8'],
  ['Latin-1', Buffer.from('VITE_SITE_URL=https://www.exämple.org', 'latin1'), '.env: is not saved as UTF-8'],
  ['a colon', 'VITE_SITE_URL: https://www.example.org', '.env: VITE_SITE_URL is not read'],
  ['a byte order mark before a name', '\uFEFFVITE_SITE_URL=x', 'VITE_SITE_URL is not read'],
  ['a space that does not break', '\u00A0VITE_SITE_URL=x', 'VITE_SITE_URL is not read'],
  ['small letters', 'A=1\nvite_site_url=x', 'VITE_SITE_URL is not read'],
  ['hyphens', 'VITE-SITE-URL=x', 'VITE_SITE_URL is not read'],
  ['the prefix of another framework', 'NEXT_PUBLIC_SITE_URL=x', 'VITE_SITE_URL is not read'],
  ['a mistake below a value of two lines', 'VITE_SUPABASE_URL="a\nb"\nVITE_SITE_URL: x', 'VITE_SITE_URL is not read'],
  ['a name twice', 'VITE_SITE_URL=x\n\nVITE_SITE_URL=', 'VITE_SITE_URL is set twice'],
])('a file with %s is refused', (_, content, sentence) => {
  write('.env', content)
  expect(check).toThrow(sentence)
})

test.each([
  ['https://x.example # PR#12', 'https://x.example'],
  [' # a comment', ''],
  ['"a#b" # a comment with $five', 'a#b'],
  ['`a#b`', 'a#b'],
  ['a$5', 'a$5'],
  [String.raw`"a\$b#c"`, 'a$b#c'],
  ['"a\nb: c"', 'a\nb: c'],
])('%j is fine, since Vite reads it as %j', (value, read) => {
  write('.env', `VITE_SITE_URL=${value}\n`)
  expect(loadEnv('production', root)).toMatchObject({ VITE_SITE_URL: read })
  expect(check).not.toThrow()
})

test.each(['#abc', 'a#b', 'a$b', "'a$b'", '"a${b}"', '"a\n$b"'])('%j is refused, since Vite cuts it', (value) => {
  write('.env', `VITE_SITE_URL=${value}\nA=1`)
  expect(check).toThrow('VITE_SITE_URL is cut')
})

test('a folder that is called env, such as one of Python, is no file of settings', () => {
  fs.mkdirSync(path.join(root, 'env'))
  expect(check).not.toThrow()
  fs.rmdirSync(path.join(root, 'env'))
})

test.each(['env', '.env.txt', 'env.txt', '.env.prod'])('a file that is called %s is named', (name) => {
  write(name, '')
  expect(check).toThrow(`${name} is not read. Call it .env.`)
  fs.rmSync(path.join(root, name))
})
