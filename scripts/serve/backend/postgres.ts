import { PGlite } from '@electric-sql/pglite'
import packageJson from '../../../package.json' with { type: 'json' }
import { cached } from '../../build/buildCache.ts'

const version = packageJson.devDependencies['@electric-sql/pglite']

/** An empty PostgreSQL in the memory of this process. */
export async function createPostgres(): Promise<PGlite> {
  const dataDir = await cached('pglite', [version], initialDataDir)
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
