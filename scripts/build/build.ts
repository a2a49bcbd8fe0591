import './production.ts'
import { build } from 'vite-react-ssg/node'
import type { PostSummary } from '../../src/features/blog/posts.ts'
import { setBlogOfBuild } from '../../src/features/blog/prerender/blogOfBuild.ts'
import { prerenderBlog } from '../../src/features/blog/prerender/prerenderBlog.ts'
import { parseEnv } from '../../src/lib/env.ts'
import { postPath } from '../../src/routing/blogPaths.ts'
import { siteOrigin } from '../../src/seo/siteUrl.ts'
import { runCommand } from '../serve/backend/startError.ts'
import { loadSettings } from '../serve/loadSettings.ts'
import { articleWarnings } from './blog/articleProblems.ts'
import { readBlog } from './blog/readBlog.ts'
import { writeFeeds } from './blog/writeFeeds.ts'
import { redirectWarnings } from './hosting/redirectProblems.ts'
import { lockBuild } from './buildLock.ts'
import { checkPictures } from './checkPictures.ts'
import { checkPublishable } from './checkPublishable.ts'
import { checkSettings } from './checkSettings.ts'
import { completeSite } from './completeSite.ts'
import { createDocuments, removeLeftovers } from './document/documents.ts'
import type { PrintedPages } from './document/pageFacts.ts'
import { writeSitemap } from './writeSitemap.ts'

const outDir = 'dist'

/** `npm run build`: reads the posts, prerenders every page, then writes the files that are made from all of them. */
async function main(): Promise<void> {
  checkSettings(process.cwd(), process.env, loadSettings())
  const env = parseEnv(loadSettings())
  const origin = siteOrigin(env)
  await checkPublishable()
  await checkPictures(process.cwd())
  lockBuild()
  const posts = await readBlog(env, loadSettings(''))
  console.log(`Read ${posts.length} posts.`)
  const slugs = posts.map(({ slug }) => slug)
  for (const warning of [...(await articleWarnings(posts, origin)), ...redirectWarnings(slugs)]) console.warn(warning)
  setBlogOfBuild(prerenderBlog(posts))
  const documents = createDocuments()
  await build(
    {
      onPageRendered: documents.onPageRendered,
      // Awaited here: vite-react-ssg exits with success 15 seconds after the build returns, even if work is pending.
      onFinished: async () => {
        removeLeftovers(outDir)
        writeFeeds(outDir, origin, posts)
        writeSitemap(outDir, origin, inOrder(documents.printed, posts))
        console.log(`Built ${posts.length} posts; wrote the feeds and the sitemap.`)
        await completeSite(outDir, env)
      },
    },
    // The configuration is read three times, and bundling it would load the tests' packages too.
    { configLoader: 'native', logLevel: 'warn' },
  )
}

/** Pages of the blog's list, then posts, newest first: pages are rendered concurrently. */
function inOrder(printed: PrintedPages, posts: readonly PostSummary[]): PrintedPages {
  const places = new Map(posts.map(({ locale, slug }, at) => [postPath(locale, slug), at]))
  const placeOf = (it: string): number => places.get(it) ?? -1
  return new Map([...printed].toSorted(([one], [other]) => placeOf(one) - placeOf(other)))
}

await runCommand(main)
