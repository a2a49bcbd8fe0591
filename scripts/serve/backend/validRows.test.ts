import type { PGlite } from '@electric-sql/pglite'
import { assert, asyncProperty, constant, constantFrom, date, oneof, string, type Arbitrary } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parsePost, pictureProblem } from '../../../src/features/blog/posts.ts'
import { openDatabase } from './database.ts'

let database: PGlite
beforeAll(async () => {
  database = await openDatabase()
  // The same columns without a rule, as a table of other origin has them.
  await database.exec(`
    create table public.loose as select * from public.content_posts limit 0;
    delete from public.content_posts;
  `)
}, 60_000)
afterAll(() => database.close())

type Row = Readonly<Record<string, string | null>>
const good: Row = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'The arras',
  slug: 'the-arras',
  meta_description: 'Ten percent.',
  created_at: '2026-10-02 09:00:00+00',
  updated_at: '2026-10-02 09:00:00+00',
  language_code: 'en',
  content_html: '<p>Text</p>',
  featured_image: null,
  published: 'true',
}

const insertInto = async (table: string, row: Row): Promise<void> => {
  const values = Object.keys(row).map((_, at) => `$${at + 1}`)
  await database.query(
    `insert into public.${table} (${Object.keys(row).join()}) values (${values.join()})`,
    Object.values(row),
  )
}

/** Whether the website takes a row, as PostgREST returns it. */
async function isPost(row: Row): Promise<boolean> {
  await database.exec('delete from public.loose')
  await insertInto('loose', row)
  const { rows } = await database.query<{ row: unknown }>('select row_to_json(loose) as row from public.loose')
  try {
    parsePost(rows[0]?.row)
    return true
  } catch {
    return false
  }
}

/** Whether the table takes a row; an error other than a broken constraint (class 23) fails the test. */
async function isTaken(row: Row): Promise<boolean> {
  try {
    await insertInto('content_posts', row)
    await database.exec('delete from public.content_posts')
    return true
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('23')) throw error
    return false
  }
}

const blanks =
  '\t\n\v\f\r \u001F\u007F\u0085\u00A0\u00AD\u061C\u1680\u180E\u2000\u200B\u200F\u2028\u202F\u205F\u2060\u206F\u2800\u3000\u3164\uFEFF'
const spaces = string({ unit: constantFrom(...Array.from(blanks)), maxLength: 5 })
const anything = string({ unit: 'binary', maxLength: 20 }).map((text) => text.replaceAll('\u0000', ''))
const text = (longest: number): Arbitrary<string> =>
  oneof(
    constant('Text'),
    spaces,
    anything,
    ...['a', '🏡'].flatMap((letter) => [constant(letter.repeat(longest)), constant(letter.repeat(longest + 1))]),
  )
const rows: Readonly<Record<string, Arbitrary<string>>> = {
  title: text(200),
  meta_description: text(500),
  content_html: text(500_000),
  slug: oneof(
    string({ unit: constantFrom('a', 'z', '0', '9', '-', 'A', '_', ' ', 'ä', '.'), maxLength: 8 }),
    constantFrom('index', 'page', '404', 'pages', 'a\n', 'a'.repeat(200), 'a'.repeat(201)),
  ),
  created_at: oneof(
    date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }).map((it) =>
      it.toISOString(),
    ),
    constantFrom('infinity', '-infinity', '20226-10-02 09:00:00+00', '0044-03-15 00:00:00+00 BC'),
    constantFrom('1969-12-31 23:59:59.999+00', '2999-12-31 23:59:59.999+00', '3000-01-01 00:00:00+00'),
  ),
  language_code: constantFrom('en', 'de', 'fr', 'EN', 'en ', ''),
}

test.each(Object.entries(rows))(
  'the table and the website agree on %s',
  async (name, values) => {
    await assert(
      asyncProperty(oneof({ weight: 9, arbitrary: values }, constant(null)), async (value) => {
        const row = { ...good, [name]: value }
        expect(await isTaken(row)).toBe(await isPost(row))
      }),
      { numRuns: 100 },
    )
  },
  60_000,
)

test('a picture that the table takes is one that the website shows', async () => {
  const units = ['https://', '/', '\\', ' ', 'a', '.', 'example.org', ':', '8', '99999', '@', '?', '#', '%', 'ü', '[']
  const parts = string({ unit: constantFrom(...units), maxLength: 8 })
  await assert(
    asyncProperty(constantFrom('', '/', 'https://a.example'), parts, async (start, end) => {
      const picture = start + end
      const isShown = pictureProblem({ featured_image: picture }) === undefined
      expect(isShown || !(await isTaken({ ...good, featured_image: picture }))).toBe(true)
    }),
    { numRuns: 300 },
  )
  for (const picture of ['/.//a', '/a/..//b', '/%2e//c'])
    expect(await isTaken({ ...good, featured_image: picture })).toBe(false)
  for (const picture of ['https://cdn.example.org/a/b.jpg?x=1#y', 'https://cdn.example.org', '/articles/finca.jpg'])
    expect(await isTaken({ ...good, featured_image: picture })).toBe(true)
}, 60_000)
