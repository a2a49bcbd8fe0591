import fs from 'node:fs'
import path from 'node:path'
import { locales } from '../../../src/i18n/locales.ts'
import { matchBlogPath, routeOf } from '../../../src/routing/blogPaths.ts'
import { manifest, type Route } from '../../../src/routing/manifest.ts'
import { listFile } from '../listFile.ts'

/** Writes the paths of a build's blog pages, for checks. */
export function recordBlogPages(outDir: string, paths: readonly string[]): void {
  const file = listFile(outDir, 'blog')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, JSON.stringify(paths.filter((it) => matchBlogPath(it) !== undefined)))
}

/** The paths of a build's blog pages. */
export function readBlogPages(outDir: string): readonly string[] {
  const file = listFile(outDir, 'blog')
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : []
}

/** Every page of a build that has an address: the manifest, further pages of the blog list, posts. */
export function builtRoutes(outDir: string): readonly Route[] {
  const known = new Set(manifest.map((route) => route.path))
  const below = readBlogPages(outDir).filter((it) => !known.has(it))
  return [...manifest, ...below.flatMap((it) => routeOf(it) ?? [])]
}

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
