import fs from 'node:fs'
import path from 'node:path'
import { locales } from '../../../src/i18n/locales.ts'
import { matchBlogPath, routeOf } from '../../../src/routing/blogPaths.ts'
import { manifest, type Route } from '../../../src/routing/manifest.ts'

/** The paths of a build's blog pages, from its sitemap: posts are in it newest first. */
export function readBlogPages(outDir: string): readonly string[] {
  const file = path.join(outDir, 'sitemap.xml')
  const sitemap = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
  return paths.filter((it) => matchBlogPath(it) !== undefined)
}

/** The manifest and the further pages of the blog: of its list, and posts. */
export function withBlogPages(paths: readonly string[]): readonly Route[] {
  const known = new Set(manifest.map((route) => route.path))
  const below = paths.filter((it) => !known.has(it) && matchBlogPath(it) !== undefined)
  return [...manifest, ...below.flatMap((it) => routeOf(it) ?? [])]
}

/** Every page of a build that has an address. */
export const builtRoutes = (outDir: string): readonly Route[] => withBlogPages(readBlogPages(outDir))

/** The manifest and the newest post of each language, for budgets, fault tests and pictures. */
export function routesWithNewestPosts(outDir: string): readonly Route[] {
  const posts = builtRoutes(outDir).filter(({ page }) => page === 'blogPost')
  return [...manifest, ...locales.flatMap((locale) => posts.find((post) => post.locale === locale) ?? [])]
}

/** Number of blog pages of each kind and language where checking all of them would take too long. */
const selectionSize = 6

/** The manifest and a selection of the blog: the first and last pages of each kind and language. */
export function selectedRoutes(outDir: string): readonly Route[] {
  const kinds = Map.groupBy(builtRoutes(outDir).slice(manifest.length), ({ page, locale }) => `${page} ${locale}`)
  const ends = [...kinds.values()].flatMap((all) =>
    all.filter((_, at) => at < selectionSize / 2 || at >= all.length - selectionSize / 2),
  )
  return [...manifest, ...ends]
}
