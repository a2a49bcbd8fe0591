import { PGlite } from '@electric-sql/pglite'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { lockDataDir, type DataDirLock } from './dataDirLock.ts'
import { createPostgres } from './postgres.ts'
import { inMemory } from './settings.ts'
import { StartError } from './startError.ts'

export type OpenDatabase = {
  readonly database: PGlite
  /** Absent in memory. */
  readonly lock?: DataDirLock
  readonly close: () => Promise<void>
}

const root = path.resolve(import.meta.dirname, '../../..')
const supabase = path.join(root, 'supabase')

/** Where PostgreSQL's files are inside the data directory; the lock file is beside it. */
export const databaseDirOf = (dataDir: string): string => path.join(dataDir, 'postgres')

/**
 * Opens the embedded database (a real PostgreSQL in this process), creates it if need be, and applies what is new of
 * the site's migrations, the leads table and the seed.
 * @param dataDir a directory, or `memory`
 * @throws {StartError} when another process has the directory open, or what is in it cannot be opened
 */
export async function openDatabase(dataDir: string = inMemory): Promise<OpenDatabase> {
  if (dataDir === inMemory) {
    const database = await createPostgres()
    await prepare(database)
    return { database, close: () => database.close() }
  }
  const lock = lockDataDir(dataDir)
  try {
    const database = await create(databaseDirOf(dataDir))
    await prepare(database)
    const close = async (): Promise<void> => {
      await database.close()
      lock.release()
    }
    return { database, lock, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function create(directory: string): Promise<PGlite> {
  try {
    return await PGlite.create(directory)
  } catch (error) {
    throw new StartError(
      `The embedded database in ${directory} cannot be opened (${String(error)}). ` +
        'Move the directory away to start with an empty database.',
    )
  }
}

/** Each migration runs once; the seed runs again when it has changed, so it has to allow for rows that exist. */
async function prepare(database: PGlite): Promise<void> {
  await database.exec(`
    create schema if not exists embedded;
    create table if not exists embedded.applied (name text primary key, applied_at timestamptz not null default now());
  `)
  for (const file of migrations()) await applyOnce(database, file, path.basename(file))
  const seed = path.join(supabase, 'seed.sql')
  if (!fs.existsSync(seed)) return
  const hash = createHash('sha256').update(fs.readFileSync(seed)).digest('hex').slice(0, 16)
  await applyOnce(database, seed, `seed.sql ${hash}`)
}

function migrations(): string[] {
  const folder = path.join(supabase, 'migrations')
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return [...files.toSorted().map((name) => path.join(folder, name)), path.join(import.meta.dirname, 'leads.sql')]
}

async function applyOnce(database: PGlite, file: string, name: string): Promise<void> {
  const { rows } = await database.query('select from embedded.applied where name = $1', [name])
  if (rows.length > 0) return
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec(fs.readFileSync(file, 'utf8'))
      await transaction.query('insert into embedded.applied (name) values ($1)', [name])
    })
  } catch (error) {
    throw new StartError(`${path.relative(root, file)} cannot be applied to the embedded database: ${String(error)}`)
  }
}
