import { expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { openDatabase } from '../serve/backend/database.ts'

test('the database takes posts in every language of the site', async () => {
  const database = await openDatabase()
  // Where it refuses one, add a migration with a check of language_code that allows it.
  for (const locale of locales) {
    const { affectedRows } = await database.query('update public.content_posts set language_code = $1', [locale])
    expect(affectedRows).toBeGreaterThan(0)
  }
  await database.close()
})
