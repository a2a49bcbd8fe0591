import type { PGlite } from '@electric-sql/pglite'
import fs from 'node:fs'
import path from 'node:path'
import { createPostgres } from './postgres.ts'
import { StartError } from './startError.ts'

const supabase = path.resolve(import.meta.dirname, '../../../supabase')

/**
 * Opens the embedded database: a PostgreSQL in the memory of this process, with the site's migrations and seed.
 * @throws {StartError} naming the SQL file that cannot be applied
 */
export async function openDatabase(): Promise<PGlite> {
  const database = await createPostgres()
  const migrations = fs.readdirSync(path.join(supabase, 'migrations')).filter((name) => name.endsWith('.sql'))
  for (const file of [...migrations.toSorted().map((name) => `migrations/${name}`), 'seed.sql'])
    try {
      await database.exec(fs.readFileSync(path.join(supabase, file), 'utf8'))
    } catch (error) {
      throw new StartError(`supabase/${file} cannot be applied to the embedded database: ${String(error)}`)
    }
  return database
}
