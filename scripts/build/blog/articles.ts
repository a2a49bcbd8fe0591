import { hash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { articleOf, type FullArticle } from '../../../src/features/blog/article.ts'
import type { Post } from '../../../src/features/blog/posts.ts'
import type { WindowLike } from '../../../src/features/blog/sanitiser/sanitiseArticle.ts'
import type { BuildCache } from '../buildCache.ts'
import { moduleClosure } from '../vite/moduleClosure.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Sanitises posts. A post that an earlier build sanitised, with the same code, comes from the cache. */
export function createArticles(cache: BuildCache): (post: Post) => Promise<FullArticle> {
  const code = sanitiserHash()
  let window: Promise<WindowLike> | undefined
  return async (post) => {
    const article = await cache.get([code, JSON.stringify(post)], async () => {
      // One window for all posts: creating one costs more than sanitising an article.
      window ??= import('jsdom').then(({ JSDOM }) => new JSDOM('').window)
      const { content: _, ...printed } = articleOf(post, await window)
      return Buffer.from(JSON.stringify(printed))
    })
    // Without `content`: a build prints the HTML, and only browsers show the nodes.
    return JSON.parse(article.toString()) as FullArticle
  }
}

/** Of this module, the sanitiser and every package: another DOMPurify or parser could read a post differently. */
function sanitiserHash(): string {
  const modules = [...moduleClosure(import.meta.filename, { followDynamic: true })].toSorted()
  const files = [...modules, path.join(root, 'package-lock.json')].map((file) => fs.readFileSync(file))
  return hash('sha256', Buffer.concat(files))
}
