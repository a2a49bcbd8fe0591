import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { loadEnv } from 'vite'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readAllPosts } from '../../src/features/blog/prerender/readAllPosts.ts'
import { locales } from '../../src/i18n/locales.ts'
import { parseEnv } from '../../src/lib/env.ts'
import { readCatalog, root } from '../check/catalogs/checkCatalogs.ts'
import { extractMessages } from '../check/catalogs/extraction.ts'
import { settings } from '../check/launch/rehearsal/settings.ts'
import { articleWarnings } from './blog/articleProblems.ts'
import { warningsOf } from './blog/readBlog.ts'
import { checkPictures } from './checkPictures.ts'
import { checkPublishable } from './checkPublishable.ts'
import { checkSettings } from './checkSettings.ts'
import { redirectProblems } from './hosting/redirectProblems.ts'

/** Every input of a build, damaged in every way: the build stops, or prints a warning that names the input. */
type Bytes = Buffer | undefined
const damages: Readonly<Record<string, (whole: Buffer) => Bytes>> = {
  empty: () => Buffer.alloc(0),
  missing: () => undefined,
  half: (whole) => whole.subarray(0, whole.length / 2),
  'in UTF-16': (whole) => Buffer.from(whole.toString(), 'utf16le'),
  'in Latin-1': (whole) => Buffer.from(whole.toString(), 'latin1'),
  'in UTF-8 that was read as Latin-1': (whole) => Buffer.from(whole.toString('latin1')),
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'silent-build-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
fs.copyFileSync(path.join(root, '.env.example'), path.join(folder, '.env.example'))
fs.mkdirSync(path.join(folder, 'public'))
const textOf = (bytes: Bytes): string => bytes?.toString() ?? ''
const put = (name: string, bytes: Bytes): void => {
  const file = path.join(folder, name)
  if (bytes === undefined) fs.rmSync(file, { force: true })
  else fs.writeFileSync(file, bytes)
}

async function readPosts(bytes: Bytes): Promise<string[]> {
  const database = http.createServer((_, response) => {
    if (bytes === undefined) response.writeHead(404).end('{"message":"no such table"}')
    else response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Range': '0-0/1' }).end(bytes)
  })
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(database.address() as AddressInfo).port}`
  const blog = await readAllPosts(address, 'key').finally(() => database.close())
  return [...warningsOf(address, blog, true), ...(await articleWarnings(blog.posts, address))]
}

const messages = extractMessages(root)
const catalogs = locales.map((locale) => ({
  input: `locales/${locale}.po`,
  whole: Buffer.from(readCatalog(locale)),
  named: `locales/${locale}.po`,
  build: (bytes: Bytes) => checkPublishable(messages, (it) => (it === locale ? textOf(bytes) : readCatalog(it))),
}))
const row = {
  id: '1',
  title: 'Kaufen in Palma: für Käufer',
  slug: 'kaufen',
  meta_description: 'Was Käufer wissen.',
  created_at: '2020-10-02T09:00:00Z',
  language_code: 'de',
  content_html: '<p>Für Käufer.</p>',
}
const inputs: readonly {
  readonly input: string
  readonly whole: Buffer
  readonly named: string
  readonly build: (bytes: Bytes) => unknown
}[] = [
  ...catalogs,
  {
    input: 'settings at a host',
    whole: Buffer.from(
      Object.entries(settings)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    ),
    named: 'VITE_|\\.env',
    build(bytes) {
      put('.env', bytes)
      const read = loadEnv('production', folder, '')
      checkSettings(folder, { NETLIFY: 'true' }, read)
      parseEnv(read)
    },
  },
  {
    input: 'rows of the blog',
    whole: Buffer.from(JSON.stringify([row])),
    named: '127\\.0\\.0\\.1|the post "kaufen"',
    build: readPosts,
  },
  {
    input: 'a redirect',
    whole: Buffer.from('/de/ueber-uns'),
    named: 'redirects.ts',
    build: (bytes) => redirectProblems([{ from: '/alt', to: textOf(bytes) }]),
  },
  {
    input: 'a picture',
    whole: fs.readFileSync(path.join(root, 'public/articles/villa-400.jpg')),
    named: 'villa.jpg',
    async build(bytes) {
      put('public/villa.jpg', bytes)
      await checkPictures(folder)
      const address = bytes === undefined ? '/villa.jpg' : '/articles/villa.jpg'
      const dirtyHtml = `<p>A villa.</p><img src="${address}" alt="A villa">`
      return articleWarnings([{ slug: 'villa', locale: 'en', dirtyHtml }], 'https://www.example.org')
    },
  },
]

/** What the build says, as an error or as warnings. */
const said = async (build: () => unknown): Promise<string> => {
  try {
    const warnings = await build()
    return Array.isArray(warnings) ? warnings.join('\n') : ''
  } catch (error) {
    return String(error)
  }
}

describe.each(inputs)('$input', ({ whole, named, build }) => {
  beforeEach(() => {
    for (const name of Object.keys(settings)) vi.stubEnv(name, undefined)
    return () => vi.unstubAllEnvs()
  })

  test('whole: nothing is said', async () => expect(await said(() => build(whole))).toBe(''))

  // An encoding leaves a text without umlauts as it is.
  test.each(Object.entries(damages).filter(([, damage]) => damage(whole)?.equals(whole) !== true))(
    '%s: the build stops or warns',
    async (_, damage) => expect(await said(() => build(damage(whole)))).toMatch(new RegExp(named)),
  )
})
