import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { sanitiseArticle } from '../../../src/features/blog/sanitiser/sanitiseArticle.ts'
import { openDatabase } from '../../serve/backend/database.ts'
import { insertSyntheticPosts, syntheticPosts } from './syntheticPosts.ts'

test('the posts are the same in every run, and more of them begin with the same ones', () => {
  expect([...syntheticPosts(5)]).toEqual([...syntheticPosts(8)].slice(0, 5))
  expect(new Set([...syntheticPosts(50)].map(({ content_html }) => content_html)).size).toBe(50)
})

test('they read like posts once they are sanitised: 600 to 1,200 words in sections, without their title', () => {
  const { window } = new JSDOM('')
  for (const { content_html, title, language_code } of syntheticPosts(12)) {
    const { html, words, headings } = sanitiseArticle(content_html, window)
    expect(words).toBeGreaterThanOrEqual(600)
    expect(words).toBeLessThanOrEqual(1200)
    expect(headings.length).toBeGreaterThan(4)
    expect(html).not.toMatch(/script|style|Example Writer|<p> <\/p>/)
    expect(html).not.toContain(title)
    expect(['en', 'de']).toContain(language_code)
  }
})

test('they go into the database in batches, once', async () => {
  const database = await openDatabase()
  const count = async (): Promise<unknown> =>
    (await database.query(`select count(*)::int as n from public.content_posts where slug like 'synthetic-%'`)).rows[0]
  await insertSyntheticPosts(database, 600)
  expect(await count()).toEqual({ n: 600 })
  await insertSyntheticPosts(database, 601)
  expect(await count()).toEqual({ n: 601 })
  await database.close()
})
