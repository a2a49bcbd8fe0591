import { expect, test } from 'vitest'
import { openDatabase } from '../../serve/backend/database.ts'
import { copyPosts } from './copyPosts.ts'

test('there are so many posts, half of them in each language, and no others', async () => {
  const database = await openDatabase()
  await copyPosts(database, 600)
  const { rows } = await database.query(
    'select language_code, count(*)::int as n from public.content_posts group by 1 order by 1',
  )
  expect(rows).toEqual([
    { language_code: 'de', n: 300 },
    { language_code: 'en', n: 300 },
  ])
  await database.close()
})

test('none are none', async () => {
  const database = await openDatabase()
  await copyPosts(database, 0)
  expect((await database.query('select from public.content_posts')).rows).toEqual([])
  await database.close()
})
