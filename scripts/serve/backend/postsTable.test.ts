import fs from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lengths } from '../../../src/features/blog/rowRules.ts'
import type { Post } from '../../../src/features/blog/posts.ts'
import { openDatabase } from './database.ts'

let database: PGlite
beforeAll(async () => {
  database = await openDatabase()
}, 60_000)
afterAll(() => database.close())

/** Source column of each post field. */
const columnOf: Readonly<Record<keyof Post, string>> = {
  id: 'id',
  title: 'title',
  slug: 'slug',
  description: 'meta_description',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  locale: 'language_code',
  dirtyHtml: 'content_html',
  featuredImage: 'featured_image',
}
/** Columns that only row-level security reads. */
const hidden = 'published'
const filledByDatabase = ['id', 'created_at', 'updated_at']

describe('the table of posts', () => {
  const columns = async (): Promise<readonly string[]> =>
    (
      await database.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_name = 'content_posts'`,
      )
    ).rows.map(({ name }) => name)

  test('has the columns that the site reads, and no other', async () => {
    expect((await columns()).toSorted()).toEqual([...Object.values(columnOf), hidden].toSorted())
  })

  test('is in the product, column by column', async () => {
    const product = fs.readFileSync(path.resolve(import.meta.dirname, '../../../docs/product.md'), 'utf8')
    const posts = /### Posts\n([\s\S]*?)\n### /.exec(product)?.[1] ?? ''
    expect((await columns()).filter((name) => !posts.includes(`\`${name}\``))).toEqual([])
  })

  test('has a value for each column in the sample posts, in their update too', async () => {
    const seed = fs.readFileSync(path.resolve(import.meta.dirname, '../../../supabase/seed.sql'), 'utf8')
    const [, inserted = ''] = /insert into public\.content_posts \(([^)]*)\)/.exec(seed) ?? []
    const [, updated = ''] = /on conflict \(slug\) do update set([^;]*);/.exec(seed) ?? []
    const all = await columns()
    expect(
      inserted
        .split(',')
        .map((name) => name.trim())
        .toSorted(),
    ).toEqual(all.toSorted())
    const isUpdated = (name: string) => updated.includes(` ${name} = excluded.${name}`)
    const unchanged = ['id', 'slug', 'updated_at']
    expect(all.filter((name) => !unchanged.includes(name) && !isUpdated(name))).toEqual([])
  })

  test('has its limits described to authors', () => {
    const guide = fs.readFileSync(path.resolve(import.meta.dirname, '../../../docs/posts.md'), 'utf8')
    for (const [name, most] of Object.entries(lengths))
      expect(guide).toMatch(new RegExp(`\\| \`${name}\` +\\|.*at most ${most.toLocaleString('en')} characters`))
  })

  test('is described to editors, column by column', async () => {
    const guide = fs.readFileSync(path.resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
    const named = (await columns()).filter((name) => !filledByDatabase.includes(name))
    expect(named.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})
