import { holderOf } from '../../serve/backend/dataDirLock.ts'
import { parseServerSettings } from '../../serve/backend/settings.ts'
import { StartError } from '../../serve/backend/startError.ts'
import { embedded, type Env } from '../../../src/lib/env.ts'
import { createPostReader, type PostReader } from '../../../src/features/blog/postReader.ts'
import { startServer } from '../../serve/serve.ts'
import { loadSettings } from '../../serve/loadSettings.ts'

/** Where a build reads the blog: always over HTTP, as the browser does. */
export type BlogSource = {
  readonly reader: PostReader
  /** What to call it in a message: the setting and the address. */
  readonly name: string
  readonly close: () => Promise<void>
}

/**
 * The database that the settings name; without one the embedded backend, started for the time of the build, or the one
 * that `npm run serve` has running already.
 */
export async function openBlogSource({ supabaseUrl, supabaseAnonKey }: Env): Promise<BlogSource> {
  const sourceAt = (origin: string, name: string, close: () => Promise<void>): BlogSource => ({
    reader: createPostReader(new URL(supabaseUrl, origin).href, supabaseAnonKey),
    name,
    close,
  })
  if (supabaseUrl !== embedded.supabase)
    return sourceAt(supabaseUrl, `VITE_SUPABASE_URL (${supabaseUrl})`, async () => {})
  const { dataDir } = parseServerSettings(loadSettings(''))
  const running = holderOf(dataDir)?.url
  if (running !== undefined) return sourceAt(running, `The local server (${running})`, async () => {})
  const server = await startServer({ outDir: null, dataDir })
  return sourceAt(server.url, `EMBEDDED_DATA_DIR (${dataDir})`, server.close)
}

/** What a build that cannot read the blog stops with. */
export const unreadable = (name: string, cause: unknown): StartError =>
  new StartError(
    `The blog cannot be read. ${name} did not answer as it should:\n  ${cause instanceof Error ? cause.message : String(cause)}\n` +
      'Mend the setting or the database, or set ALLOW_STALE_BLOG=1 to build without posts: the pages then read them in the browser.',
  )
