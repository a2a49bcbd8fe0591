import fs from 'node:fs'
import path from 'node:path'
import { locales } from '../../../src/i18n/locales.ts'
import { routeOf } from '../../../src/routing/blogPaths.ts'
import { manifest, type Route } from '../../../src/routing/manifest.ts'

/** A blog page of a build. */
export type BlogPage = {
  readonly path: string
  /** Date of its last change, ISO 8601. */
  readonly lastModified: string
}

const fileIn = (outDir: string): string => path.join(outDir, '.vite/blog.json')

/** Writes the list of a build's blog pages, for later steps and checks. Hosts do not serve the folder. */
export const recordBlogPages = (outDir: string, pages: readonly BlogPage[]): void =>
  fs.writeFileSync(fileIn(outDir), JSON.stringify(pages))

export function readBlogPages(outDir: string): readonly BlogPage[] {
  const file = fileIn(outDir)
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as BlogPage[]) : []
}

/** Every page of a build that has an address: the manifest, further pages of the blog list, posts. */
export function builtRoutes(outDir: string): readonly Route[] {
  const known = new Set(manifest.map((route) => route.path))
  const below = readBlogPages(outDir).filter((page) => !known.has(page.path))
  return [...manifest, ...below.flatMap((page) => routeOf(page.path) ?? [])]
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
