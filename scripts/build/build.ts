import './production.ts'
import { build } from 'vite-react-ssg/node'
import type { PostSummary } from '../../src/features/blog/posts.ts'
import { listAllPosts } from '../../src/features/blog/listReads.ts'
import { buildDatabase } from '../../src/features/blog/prerender/databaseReader.ts'
import { parseEnv } from '../../src/lib/env.ts'
import { postPath } from '../../src/routing/blogPaths.ts'
import { siteOrigin } from '../../src/seo/siteUrl.ts'
import { runCommand } from '../serve/backend/startError.ts'
import { loadSettings } from '../serve/loadSettings.ts'
import { openBlogSource, unreadable, warningsOf, type BlogSource } from './blog/blogSource.ts'
import { writeFeeds } from './blog/writeFeeds.ts'
import { checkPublishable } from './checkPublishable.ts'
import { createDocuments, removeLeftovers } from './document/documents.ts'
import type { PrintedPages } from './document/pageFacts.ts'
import { checkFolderName } from './folderName.ts'
import { writeDiscovery } from './writeDiscovery.ts'
import { writeSitemap } from './writeSitemap.ts'

const outDir = 'dist'

/** First half of `npm run build`: prerenders every page, then writes the files that list all pages. */
async function main(): Promise<void> {
  checkFolderName(process.cwd())
  const env = parseEnv(loadSettings())
  const origin = siteOrigin(env)
  await checkPublishable()
  const source = await openBlogSource(env)
  try {
    const posts = await readPosts(source, env.siteUrl !== undefined)
    console.log(`Read the list of ${posts.length} posts.`)
    process.env[buildDatabase] = posts.length === 0 ? '' : source.address
    const documents = createDocuments(outDir)
    await build(
      {
        onPageRendered: documents.onPageRendered,
        // Awaited here: vite-react-ssg exits with success 15 seconds after the build returns, even if work is pending.
        onFinished: () => {
          removeLeftovers(outDir)
          writeFeeds(outDir, origin, posts)
          writeSitemap(outDir, origin, inOrder(documents.printed, posts))
          writeDiscovery(outDir, origin, documents.printed)
          console.log(`Built ${posts.length} posts; wrote the feeds, the sitemap and llms.txt.`)
        },
      },
      // The configuration is read three times, and bundling it would load the tests' packages too.
      { configLoader: 'native', logLevel: 'warn' },
    )
  } finally {
    await source.close()
  }
}

/** Pages of the blog's list, then posts, newest first: pages are rendered concurrently. */
function inOrder(printed: PrintedPages, posts: readonly PostSummary[]): PrintedPages {
  const places = new Map(posts.map(({ locale, slug }, at) => [postPath(locale, slug), at]))
  const placeOf = (it: string): number => places.get(it) ?? -1
  return new Map([...printed].toSorted(([one], [other]) => placeOf(one) - placeOf(other)))
}

/** @throws {StartError} when the database cannot be read and the settings do not allow a build without it */
async function readPosts({ reader, name }: BlogSource, isReal: boolean): Promise<readonly PostSummary[]> {
  try {
    const { posts, problems } = await listAllPosts(reader)
    for (const warning of warningsOf(name, { posts, problems }, isReal)) console.warn(warning)
    return posts
  } catch (error) {
    const problem = unreadable(name, error)
    if (loadSettings('ALLOW_')['ALLOW_STALE_BLOG'] !== '1') throw problem
    console.warn(`${problem.message}\nALLOW_STALE_BLOG=1 is set: building without posts.`)
    return []
  }
}

await runCommand(main)
