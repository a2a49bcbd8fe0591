import { StartError } from '../../serve/backend/startError.ts'
import { embedded, type Env } from '../../../src/lib/env.ts'
import type { PostReader } from '../../../src/features/blog/postReader.ts'
import { createDatabaseReader } from '../../../src/features/blog/prerender/databaseReader.ts'
import { startServer } from '../../serve/serve.ts'

/** The blog's data source during a build: always over HTTP, as in the browser. */
export type BlogSource = {
  readonly address: string
  readonly reader: PostReader
  /** Label for messages: the setting and the address. */
  readonly name: string
  readonly close: () => Promise<void>
}

/** The configured database, or without one the embedded backend, which runs during the build. */
export async function openBlogSource({ supabaseUrl, supabaseAnonKey }: Env): Promise<BlogSource> {
  const at = (address: string) => ({ address, reader: createDatabaseReader(address, supabaseAnonKey) })
  if (supabaseUrl !== embedded.supabase)
    return { ...at(supabaseUrl), name: `VITE_SUPABASE_URL (${supabaseUrl})`, close: async () => {} }
  const { url, close } = await startServer({ outDir: null })
  return { ...at(url + supabaseUrl), name: 'The embedded backend', close }
}

/** The error of a build that cannot read the blog. */
export const unreadable = (name: string, cause: unknown): StartError =>
  new StartError(
    `The blog cannot be read. ${name} did not answer as it should:\n  ${cause instanceof Error ? cause.message : String(cause)}\n` +
      'Fix the setting or the database, or set ALLOW_STALE_BLOG=1 to build without posts: the pages then read them in the browser.',
  )

/** What a build says about a blog that it could read: rows that are no posts, and a real site without any post. */
export function warningsOf(
  name: string,
  { posts, problems }: { readonly posts: readonly unknown[]; readonly problems: readonly string[] },
  isReal: boolean,
): readonly string[] {
  return [
    ...problems.map((problem) => `Warning: ${problem}`),
    ...(isReal && posts.length === 0
      ? [
          `Warning: ${name} has no post that visitors may read, so the blog says "Coming Soon". If there should be some: are they published, and do the policies of supabase/migrations let the role anon read them?`,
        ]
      : []),
  ]
}
