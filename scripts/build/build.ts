import './production.ts'
import { parseEnv } from '../../src/lib/env.ts'
import { prerenderedPaths } from '../../src/app/prerenderedPaths.ts'
import { siteOrigin } from '../../src/seo/siteUrl.ts'
import { runCommand } from '../serve/backend/startError.ts'
import { recordBlogPages } from './blog/blogPages.ts'
import { openBlogSource, unreadable, type BlogSource } from './blog/blogSource.ts'
import { loadBlog, noBlog, type LoadedBlog } from './blog/prerenderBlog.ts'
import { writeFeeds } from './blog/writeFeeds.ts'
import { loadSettings } from '../serve/loadSettings.ts'
import { openCache } from './buildCache.ts'
import { createDocumentPrinter, removeLeftovers } from './document/documentPrinter.ts'
import { loadPrerender } from './loadPrerender.ts'
import { createProgress } from './progress.ts'
import { writeDiscovery } from './writeDiscovery.ts'
import { writeSitemap } from './writeSitemap.ts'

const outDir = 'dist'

/** Sanitised posts. */
const articles = openCache('articles')

/** First half of `npm run build`: reads the blog, prerenders every page, then writes the files that list all pages. */
async function main(): Promise<void> {
  const env = parseEnv(loadSettings())
  const origin = siteOrigin(env)
  const source = await openBlogSource(env)
  try {
    const blog = await readBlog(source)
    console.log(`Read the list of ${blog.posts.length} posts.`)
    globalThis.prerenderedBlog = blog
    const printer = createDocumentPrinter(outDir)
    const onPage = createProgress('Pages', prerenderedPaths().length)
    const prerender = await loadPrerender()
    await prerender(
      {
        onPageRendered: (...page) => {
          onPage()
          return printer.print(...page)
        },
        // Awaited here: vite-react-ssg exits with success 15 seconds after the build returns, even if work is pending.
        onFinished: async () => {
          removeLeftovers(outDir)
          recordBlogPages(outDir, blog.pages())
          writeFeeds(outDir, origin, blog.posts)
          writeSitemap(outDir, origin, printer.printed)
          writeDiscovery(outDir, origin, printer.printed)
          await articles.prune()
          console.log(`Built ${blog.posts.length} posts; wrote the feeds, the sitemap and llms.txt.`)
        },
      },
      // The configuration is read three times, and bundling it would load the tests' packages too.
      { configLoader: 'native', logLevel: 'warn' },
    )
  } finally {
    await source.close()
  }
}

/** @throws {StartError} when the database cannot be read and the settings do not allow a build without it */
async function readBlog({ reader, name }: BlogSource): Promise<LoadedBlog> {
  try {
    return await loadBlog(reader, articles)
  } catch (error) {
    const problem = unreadable(name, error)
    if (loadSettings('ALLOW_')['ALLOW_STALE_BLOG'] !== '1') throw problem
    console.warn(`${problem.message}\nALLOW_STALE_BLOG=1 is set: building without posts.`)
    return noBlog()
  }
}

await runCommand(main)
