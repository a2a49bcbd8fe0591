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
  write('.env', '# A comment\r\nVITE_SITE_URL=https://www.example.org # the site\r\n\r\n  # VITE-SITE-URL: x')
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
  ['UTF-16', Buffer.from('VITE_SITE_URL=x', 'utf16le')],
  ['a colon', 'VITE_SITE_URL: https://www.example.org'],
  ['a byte order mark', '\uFEFFVITE_SITE_URL=x'],
  ['small letters', 'vite_site_url=x'],
])('a file with %s is refused', (_, content) => {
  write('.env', content)
  expect(check).toThrow('.env:1 is not read')
})
