import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { loadEnv } from 'vite'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkSettings } from './checkSettings.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-'))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => fs.rmSync(root, { recursive: true }))
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
  ['UTF-16', Buffer.from('VITE_SITE_URL=x', 'utf16le'), '.env is not saved as UTF-8'],
  ['a colon', 'VITE_SITE_URL: https://www.example.org', '.env:1 is not read'],
  ['a number sign', 'A=1\nVITE_SUPABASE_URL=https://a.example/#b', '.env:2 is cut at “#”'],
  ['a number sign at the start', 'VITE_SUPABASE_URL=#abc', '.env:1 is cut at “#”'],
  ['a number sign after a quote that stays open', 'VITE_SUPABASE_URL="a#b', '.env:1 is cut at “#”'],
  ['a dollar sign', 'VITE_SUPABASE_URL=a$b', '.env:1 is cut at “$”'],
  ['a dollar sign in single quotes', "VITE_SUPABASE_URL='a$b'", '.env:1 is cut at “$”'],
  ['a dollar sign in double quotes', 'VITE_SUPABASE_URL="a${b}"', '.env:1 is cut at “$”'],
  ['a dollar sign in the second line of a value', 'VITE_SUPABASE_URL="a\n$b"\nA=1', '.env:1 is cut at “$”'],
  ['a mistake below a value of two lines', 'VITE_SUPABASE_URL="a\nb"\nVITE_SITE_URL: x', '.env:3 is not read'],
  ['another encoding', Buffer.from('VITE_SITE_URL=https://www.exämple.org', 'latin1'), '.env is not saved as UTF-8'],
  ['a byte order mark before a name', '\uFEFFVITE_SITE_URL=x', '.env:1 is not read'],
  ['a space that does not break', '\u00A0VITE_SITE_URL=x', '.env:1 is not read'],
  ['small letters', 'A=1\nvite_site_url=x', '.env:2 is not read: the setting is called VITE_SITE_URL'],
  ['hyphens', 'VITE-SITE-URL=x', 'the setting is called VITE_SITE_URL'],
  ['the prefix of another framework', 'NEXT_PUBLIC_SITE_URL=x', 'the setting is called VITE_SITE_URL'],
  ['a name twice', 'VITE_SITE_URL=x\n\nVITE_SITE_URL=', '.env:3 sets VITE_SITE_URL again'],
])('a file with %s is refused', (_, content, sentence) => {
  write('.env', content)
  expect(() => checkSettings(root, {}, {})).toThrow(sentence)
})

test.each([
  ['https://x.example # PR#12', 'https://x.example'],
  ['https://x.example # costs $five', 'https://x.example'],
  ['https://x.example\t# a comment', 'https://x.example'],
  [' # a comment', ''],
  ['"a#b" # a comment with $five', 'a#b'],
  ["'a#b'", 'a#b'],
  ['`a#b`', 'a#b'],
  ['a$5', 'a$5'],
  [String.raw`a\$b`, 'a$b'],
  [String.raw`"a\$b#c"`, 'a$b#c'],
  ['"a\nb: c"', 'a\nb: c'],
])('%j is fine, since Vite reads it as %j', (value, read) => {
  write('.env', `VITE_SITE_URL=${value}\n`)
  expect(loadEnv('production', root)).toMatchObject({ VITE_SITE_URL: read })
  expect(() => checkSettings(root, {}, {})).not.toThrow()
})

test.each(['#abc', 'a#b', 'a$b', "'a$b'", '"a${b}"'])('%j is refused, since Vite cuts it', (value) => {
  write('.env', `VITE_SITE_URL=${value}\n`)
  expect(loadEnv('production', root)['VITE_SITE_URL']).toMatch(/^"?a?$/)
  expect(() => checkSettings(root, {}, {})).toThrow('.env:1 is cut')
})

test('a folder that is called env, such as one of Python, is no file of settings', () => {
  fs.mkdirSync(path.join(root, 'env'))
  expect(() => checkSettings(root, {}, {})).not.toThrow()
  fs.rmdirSync(path.join(root, 'env'))
})

test.each(['env', '.env.txt', 'env.txt', '.env.prod'])('a file that is called %s is named', (name) => {
  write(name, '')
  expect(() => checkSettings(root, {}, {})).toThrow(`${name} is not read. Call it .env.`)
  fs.rmSync(path.join(root, name))
})
