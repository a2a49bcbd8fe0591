import { expect, test } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'
import { openDatabase } from '../../serve/backend/database.ts'
import { copyPosts } from './copyPosts.ts'

test('there are as many posts as asked for, equally many in each language, and no others', async () => {
  const database = await openDatabase()
  await copyPosts(database, 600)
  const { rows } = await database.query(
    'select language_code, count(*)::int as n from public.content_posts group by 1 order by 1',
  )
  expect(rows).toEqual(locales.toSorted().map((locale) => ({ language_code: locale, n: 600 / locales.length })))
  await database.close()
})

test('a count of 0 empties the table', async () => {
  const database = await openDatabase()
  await copyPosts(database, 0)
  expect((await database.query('select from public.content_posts')).rows).toEqual([])
  await database.close()
})
