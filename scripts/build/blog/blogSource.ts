import { StartError } from '../../serve/backend/startError.ts'
import { embedded, type Env } from '../../../src/lib/env.ts'
import { createPostReader, type PostReader } from '../../../src/features/blog/postReader.ts'
import { startServer } from '../../serve/serve.ts'

/** Where a build reads the blog: always over HTTP, as the browser does. */
export type BlogSource = {
  readonly reader: PostReader
  /** What to call it in a message: the setting and the address. */
  readonly name: string
  readonly close: () => Promise<void>
}

/** The database that the settings name, or without one the embedded backend, started for the time of the build. */
export async function openBlogSource({ supabaseUrl, supabaseAnonKey }: Env): Promise<BlogSource> {
  if (supabaseUrl !== embedded.supabase)
    return {
      reader: createPostReader(supabaseUrl, supabaseAnonKey),
      name: `VITE_SUPABASE_URL (${supabaseUrl})`,
      close: async () => {},
    }
  const { url, close } = await startServer({ outDir: null })
  return { reader: createPostReader(url + supabaseUrl, supabaseAnonKey), name: 'The embedded backend', close }
}

/** What a build that cannot read the blog stops with. */
export const unreadable = (name: string, cause: unknown): StartError =>
  new StartError(
    `The blog cannot be read. ${name} did not answer as it should:\n  ${cause instanceof Error ? cause.message : String(cause)}\n` +
      'Fix the setting or the database, or set ALLOW_STALE_BLOG=1 to build without posts: the pages then read them in the browser.',
  )
