import fs from 'node:fs'
import path from 'node:path'
import { locales } from '../../../src/i18n/locales.ts'
import { routeOf } from '../../../src/routing/blogPaths.ts'
import { manifest, type Route } from '../../../src/routing/manifest.ts'

/** A page of the blog that a build holds. */
export type BlogPage = {
  readonly path: string
  /** Of its newest change, ISO 8601. */
  readonly lastModified: string
}

const fileIn = (outDir: string): string => path.join(outDir, '.vite/blog.json')

/** Writes down what a build holds of the blog, for the steps and checks that follow. Hosts do not serve the folder. */
export const recordBlogPages = (outDir: string, pages: readonly BlogPage[]): void =>
  fs.writeFileSync(fileIn(outDir), JSON.stringify(pages))

export function readBlogPages(outDir: string): readonly BlogPage[] {
  const file = fileIn(outDir)
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as BlogPage[]) : []
}

/** Every page of a build that has an address: the manifest, further pages of the blog's list, posts. */
export function builtRoutes(outDir: string): readonly Route[] {
  const known = new Set(manifest.map((route) => route.path))
  const below = readBlogPages(outDir).filter((page) => !known.has(page.path))
  return [...manifest, ...below.flatMap((page) => routeOf(page.path) ?? [])]
}

/** The manifest and the newest post of each language, which stands for all: what is weighed, drilled and pictured. */
export function routesWithNewestPosts(outDir: string): readonly Route[] {
  const posts = builtRoutes(outDir).filter(({ page }) => page === 'blogPost')
  return [...manifest, ...locales.flatMap((locale) => posts.find((post) => post.locale === locale) ?? [])]
}

/** Posts and further pages that are looked at where looking at all would take too long. */
const sampleSize = 6

/** The manifest, and of the blog's pages the first and the last of each kind and language. */
export function sampledRoutes(outDir: string): readonly Route[] {
  const kinds = Map.groupBy(builtRoutes(outDir).slice(manifest.length), ({ page, locale }) => `${page} ${locale}`)
  const ends = [...kinds.values()].flatMap((all) =>
    all.filter((_, at) => at < sampleSize / 2 || at >= all.length - sampleSize / 2),
  )
  return [...manifest, ...ends]
}
