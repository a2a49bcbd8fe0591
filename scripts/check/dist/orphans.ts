import fs from 'node:fs'
import path from 'node:path'
import type { Route, RoutePage } from '../../../src/routing/manifest.ts'
import { fileOf } from './page.ts'

/** Pages that are reached only by sending a form. */
const unlinked: ReadonlySet<RoutePage> = new Set(['thankYou'])

/** Where links lead, without queries and fragments. Read without a parser: there may be thousands of posts. */
const linkedFrom = (file: string): string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(/<a\b[^>]*?\bhref="(\/[^"?#]*)/g)].map(([, address = '']) => address)

/** Crawls from `/` and lists the built pages that no link reaches. */
export function orphans(outDir: string, built: readonly Route[]): string[] {
  const files = new Map(built.map((route) => [route.path, fileOf(outDir, route)]))
  const start = path.join(outDir, 'index.html')
  const queue = fs.existsSync(start) ? linkedFrom(start) : []
  const reached = new Set<string>()
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    const file = files.get(address)
    if (file === undefined || reached.has(address)) continue
    reached.add(address)
    queue.push(...linkedFrom(file).filter((link) => !reached.has(link)))
  }
  return built
    .filter((route) => !reached.has(route.path) && !unlinked.has(route.page))
    .map((route) => `${fileOf(outDir, route)} cannot be reached from / by following links.`)
}
