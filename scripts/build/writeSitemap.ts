import fs from 'node:fs'
import path from 'node:path'
import type { Route } from '../../src/routing/manifest.ts'
import { isIndexable } from '../../src/routing/pageKinds.ts'
import { withBlogPages } from './blog/blogPages.ts'
import type { PageFacts, PrintedPages } from './document/pageFacts.ts'

/**
 * Writes sitemap.xml and robots.txt from the heads of the documents: those of the manifest, then those of the blog.
 * @throws when a page was not printed, or its document disagrees with its route
 */
export function writeSitemap(outDir: string, origin: string, printed: PrintedPages): void {
  const routes = withBlogPages([...printed.keys()])
  const problems = routes.flatMap((route) => problemOf(route, origin, printed.get(route.path)))
  if (problems.length > 0) throw new Error(`Documents and routes disagree:\n- ${problems.join('\n- ')}`)
  const entries = routes.flatMap(({ path: address }) => entryOf(printed.get(address)) ?? [])
  fs.writeFileSync(path.join(outDir, 'sitemap.xml'), sitemap(entries))
  fs.writeFileSync(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
}

function problemOf(route: Route, origin: string, metadata: PageFacts | undefined): string[] {
  const { path: address } = route
  if (metadata === undefined) return [`${address} was not prerendered, but the route manifest lists it.`]
  if (metadata.isIndexable !== isIndexable(route))
    return [`${address} is ${metadata.isIndexable ? 'indexable' : 'noindex'}, its route says otherwise.`]
  if (metadata.canonical !== origin + address)
    return [`${address} has the canonical ${metadata.canonical}, expected ${origin}${address}.`]
  return []
}

function entryOf(metadata: PageFacts | undefined): string | undefined {
  if (metadata?.isIndexable !== true) return undefined
  const { modified } = metadata
  const change = modified === undefined ? '' : `    <lastmod>${new Date(modified).toISOString()}</lastmod>\n`
  const links = metadata.alternates.map(
    ({ hreflang, href }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>\n`,
  )
  return `  <url>\n    <loc>${metadata.canonical}</loc>\n${change}${links.join('')}  </url>\n`
}

function sitemap(entries: readonly string[]): string {
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('')}</urlset>\n`
}
