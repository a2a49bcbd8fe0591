import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { refusedLanguages } from './postLanguages.ts'

/** A project with these migrations. */
function project(...migrations: readonly string[]): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }))
  fs.mkdirSync(path.join(root, 'supabase/migrations'), { recursive: true })
  migrations.forEach((sql, at) => fs.writeFileSync(path.join(root, `supabase/migrations/${at}.sql`), sql))
  return root
}
const check = (codes: string) => `language_code text not null check (language_code in (${codes})),`

test('the database takes posts in every language of the site', () => {
  expect(refusedLanguages(path.resolve(import.meta.dirname, '../..'))).toEqual([])
})

test('a language that the check lacks is named with the migration', () => {
  expect(refusedLanguages(project(check("'en'")))).toEqual([
    expect.stringMatching(/^supabase\/migrations\/0\.sql: .* refuses 'de', a language of the site/),
  ])
})

test('a later migration counts', () => {
  expect(refusedLanguages(project(check("'en'"), `alter table x add ${check("'en', 'de'")}`))).toEqual([])
})

test('a table without the check is named', () => {
  expect(refusedLanguages(project('create table content_posts ();'))).toHaveLength(1)
})
