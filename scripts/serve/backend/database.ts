import { PGlite } from '@electric-sql/pglite'
import fs from 'node:fs'
import path from 'node:path'
import packageJson from '../../../package.json' with { type: 'json' }
import { cached } from '../../build/buildCache.ts'
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

/** An empty PostgreSQL in the memory of this process. */
export async function createPostgres(): Promise<PGlite> {
  const dataDir = await cached('pglite', [packageJson.devDependencies['@electric-sql/pglite']], initialDataDir)
  return PGlite.create({ loadDataDir: new Blob([new Uint8Array(dataDir)]) })
}

/** The data directory that `initdb` writes: it takes seconds in WebAssembly. */
async function initialDataDir(): Promise<Buffer> {
  const database = await PGlite.create()
  await database.exec('checkpoint')
  const dump = await database.dumpDataDir('none')
  await database.close()
  return Buffer.from(await dump.arrayBuffer())
}
