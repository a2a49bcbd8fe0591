import type { ListRead, PostReader } from './postReader.ts'
import type { PostSummary } from './posts.ts'

/** What a further read of the list adds. */
export type ListPart = Pick<ListRead, 'posts' | 'problems'> & {
  /** Whether the database has no further rows. */
  readonly isLast: boolean
}

/**
 * Reads the list part by part, as far as it is asked for; each post once. A post that is published between two reads shifts
 * the later ones, so that a row is returned twice.
 * @param sizes rows of the first read, and of each further one
 */
export async function* readList(
  reader: PostReader,
  sizes: { readonly first: number; readonly further: number },
  signal?: AbortSignal,
): AsyncGenerator<ListPart, void, undefined> {
  const ids = new Set<string>()
  const slugs = new Set<string>()
  const named = new Set<string>()
  for (let from = 0; ;) {
    const read = await reader.list({ from, count: from === 0 ? sizes.first : sizes.further }, signal)
    const unseen = read.posts.filter(({ id }) => !ids.has(id))
    const posts: PostSummary[] = []
    const problems = read.problems.filter((problem) => !named.has(problem))
    for (const problem of problems) named.add(problem)
    const hasNewRows = unseen.length > 0 || problems.length > 0
    for (const post of unseen) {
      ids.add(post.id)
      if (slugs.has(post.slug))
        problems.push(
          `content_posts: the slug "${post.slug}" occurs twice. The post with the id ${post.id} is left out.`,
        )
      else posts.push(post)
      slugs.add(post.slug)
    }
    from += read.rowCount
    // Without a total, an answer without new rows is the last one.
    const hasMore = read.total === undefined ? hasNewRows : from < read.total
    const isLast = read.rowCount === 0 || !hasMore
    yield { posts, problems, isLast }
    if (isLast) return
  }
}

/** Maximum rows of one response, the default of a Supabase project. */
const chunk = 1000

/** Reads all posts, with a sentence for each row that was left out. */
export async function listAllPosts(reader: PostReader): Promise<Pick<ListRead, 'posts' | 'problems'>> {
  const posts: PostSummary[] = []
  const problems: string[] = []
  for await (const part of readList(reader, { first: chunk, further: chunk })) {
    posts.push(...part.posts)
    problems.push(...part.problems)
  }
  return { posts, problems }
}
