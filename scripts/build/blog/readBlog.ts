import { readAllPosts, type AllPosts } from '../../../src/features/blog/prerender/readAllPosts.ts'
import type { Post } from '../../../src/features/blog/posts.ts'
import { createQueryClient } from '../../../src/features/blog/queryClient.ts'
import { embedded, type Env } from '../../../src/lib/env.ts'
import { StartError } from '../../serve/backend/startError.ts'
import { startServer } from '../../serve/serve.ts'

type Settings = Readonly<Record<string, string | undefined>>

/**
 * The posts of the configured database, or without one of the embedded backend; with the browser's retries.
 * @param settings all of them: `BUILD_WITHOUT_POSTS=1` allows a build without posts
 * @throws {StartError} when the database cannot be read and the settings do not allow a build without it
 */
export async function readBlog(env: Env, settings: Settings): Promise<readonly Post[]> {
  const isEmbedded = env.supabaseUrl === embedded.supabase
  const name = isEmbedded ? 'The embedded backend' : `VITE_SUPABASE_URL (${env.supabaseUrl})`
  try {
    const read = isEmbedded ? readEmbedded : readAllPosts
    const blog = await createQueryClient().fetchQuery({
      queryKey: ['posts'],
      queryFn: () => read(env.supabaseUrl, env.supabaseAnonKey),
    })
    for (const warning of warningsOf(name, blog, env.siteUrl !== undefined)) console.warn(warning)
    return blog.posts
  } catch (error) {
    const problem = unreadable(name, error, settings)
    if (settings['BUILD_WITHOUT_POSTS'] !== '1') throw problem
    console.warn(`${problem.message}\nBUILD_WITHOUT_POSTS=1 is set: building without posts.`)
    return []
  }
}

/** Reads the embedded backend over HTTP, like a real database. */
async function readEmbedded(path: string, key: string): Promise<AllPosts> {
  const { url, close } = await startServer({ outDir: null })
  return readAllPosts(url + path, key).finally(close)
}

const proxyVariables = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy']

/** The error of a build that cannot read the blog. */
export function unreadable(name: string, cause: unknown, settings: Settings): StartError {
  const proxy = proxyVariables.find((it) => settings[it])
  const isIgnored = proxy !== undefined && settings['NODE_USE_ENV_PROXY'] !== '1'
  return new StartError(
    `The blog cannot be read. ${name} did not answer as it should:\n  ${cause instanceof Error ? cause.message : String(cause)}\n` +
      (isIgnored ? `${proxy} is set, but Node uses it only with NODE_USE_ENV_PROXY=1 in the environment.\n` : '') +
      'Fix the setting or the database, or set BUILD_WITHOUT_POSTS=1 to build without posts: the pages then read them in the browser.',
  )
}

/** What a build says about a blog that it could read: rows that are no posts, and a real site without any post. */
export function warningsOf(
  name: string,
  {
    posts,
    problems,
  }: { readonly posts: readonly Pick<Post, 'slug' | 'createdAt'>[]; readonly problems: readonly string[] },
  isReal: boolean,
): readonly string[] {
  return [
    ...posts
      .filter(({ createdAt }) => isReal && Date.parse(createdAt) > Date.now())
      .map(
        ({ slug, createdAt }) =>
          `Warning: the post "${slug}" is public already, and dated ${createdAt}. To publish it later, set published to false until then.`,
      ),
    ...problems.map((problem) => `Warning: ${problem}`),
    ...(isReal && posts.length === 0
      ? [
          `Warning: ${name} has no post that visitors may read, so the blog says "Coming Soon". If there should be some: are they published, and do the policies of supabase/migrations let the role anon read them?`,
        ]
      : []),
  ]
}
