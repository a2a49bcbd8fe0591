import fs from 'node:fs'
import path from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import type { PageId } from '../../src/routing/paths.ts'
import type { BuiltPage } from './page.ts'

/** Reached by sending a form, and by nothing else. */
const unlinked: ReadonlySet<PageId> = new Set(['thankYou'])

/** Where links lead, without queries and fragments. */
const linkedFrom = (html: HTMLElement): string[] =>
  html.querySelectorAll('a[href^="/"]').map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*$/, ''))

/** Crawls from `/` and names the pages that nobody finds by following links. */
export function orphans(outDir: string, pages: readonly BuiltPage[]): string[] {
  const byPath = new Map(pages.map((page) => [page.route.path, page]))
  const start = path.join(outDir, 'index.html')
  const queue = fs.existsSync(start) ? linkedFrom(parse(fs.readFileSync(start, 'utf8'))) : []
  const reached = new Set<string>()
  for (const address of queue) {
    const page = byPath.get(address)
    if (page === undefined || reached.has(address)) continue
    reached.add(address)
    queue.push(...linkedFrom(page.html))
  }
  return pages
    .filter(({ route }) => !reached.has(route.path) && !unlinked.has(route.page))
    .map(({ file }) => `${file} cannot be reached from / by following links.`)
}
