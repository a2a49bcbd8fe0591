import { PGlite } from '@electric-sql/pglite'
import fs from 'node:fs'
import path from 'node:path'
import packageJson from '../../../package.json' with { type: 'json' }

const version = packageJson.devDependencies['@electric-sql/pglite']
const cache = path.resolve(import.meta.dirname, `../../../node_modules/.cache/pglite/${version}.tar`)

/** An empty PostgreSQL in the memory of this process. */
export const createPostgres = async (): Promise<PGlite> => PGlite.create({ loadDataDir: await initialDataDir() })

/** The data directory that `initdb` writes: it takes seconds in WebAssembly, so its first result is cached. */
async function initialDataDir(): Promise<Blob> {
  if (!fs.existsSync(cache)) {
    const database = await PGlite.create()
    await database.exec('checkpoint')
    const dump = await database.dumpDataDir('none')
    await database.close()
    fs.mkdirSync(path.dirname(cache), { recursive: true })
    // Renamed when complete: another process may read it at any time.
    const incomplete = `${cache}.${crypto.randomUUID()}`
    fs.writeFileSync(incomplete, Buffer.from(await dump.arrayBuffer()))
    fs.renameSync(incomplete, cache)
  }
  return new Blob([fs.readFileSync(cache)])
}
