import fs from 'node:fs'
import path from 'node:path'
import type { Route } from '../../src/routing/manifest.ts'
import { alternateLinks, type AlternateLink } from '../../src/seo/alternates.ts'
import { builtRoutes, readBlogPages } from './blog/blogPages.ts'

/**
 * After the prerender: writes sitemap.xml, robots.txt and the hreflang links of every page's head, all from the routes, then
 * reads the pages back and fails when one of them and the sitemap disagree.
 */
export function writeSitemap(outDir: string, origin: string, routes: readonly Route[] = builtRoutes(outDir)): void {
  const changes = new Map(readBlogPages(outDir).map(({ path: address, lastModified }) => [address, lastModified]))
  for (const route of routes) writeAlternates(fileOf(outDir, route), alternateLinks(route, origin))
  const entries = routes
    .filter(({ indexable }) => indexable)
    .map((route) => [origin + route.path, entryOf(route, origin, changes.get(route.path))] as const)
  if (entries.length > mostEntries)
    throw new Error(
      `The sitemap has ${entries.length} pages, and ${mostEntries} are allowed in one file: scripts/build/writeSitemap.ts has to split it.`,
    )
  fs.writeFileSync(path.join(outDir, 'sitemap.xml'), sitemap(entries.map(([, entry]) => entry)))
  fs.writeFileSync(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
  const problems = sitemapProblems(outDir, origin, routes)
  if (problems.length > 0) throw new Error(`Pages and sitemap disagree:\n- ${problems.join('\n- ')}`)
}

/** Where the written sitemap and the built pages disagree, a sentence each. */
export function sitemapProblems(outDir: string, origin: string, routes: readonly Route[]): readonly string[] {
  const file = path.join(outDir, 'sitemap.xml')
  if (!fs.existsSync(file)) return [`${file} is missing.`]
  const written = readEntries(file)
  const addresses = new Set(routes.map((route) => origin + route.path))
  return [
    ...[...written.keys()].flatMap((address) =>
      addresses.has(address) ? [] : `The sitemap lists ${address}, which is no page.`,
    ),
    ...routes.flatMap((route) => disagreements(outDir, route, origin, written)),
  ]
}

/** Addresses that a sitemap may hold (sitemaps.org). */
const mostEntries = 50_000

const fileOf = (outDir: string, { path: address }: Route): string => path.join(outDir, `${address}.html`)
const linkTag = ({ hreflang, href }: AlternateLink): string =>
  `<link rel="alternate" hreflang="${hreflang}" href="${href}">`
const alternatePattern = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g

function writeAlternates(file: string, links: readonly AlternateLink[]): void {
  if (!fs.existsSync(file)) throw new Error(`${file} was not prerendered, but the route manifest lists it.`)
  const html = fs.readFileSync(file, 'utf8').replace(alternatePattern, '')
  fs.writeFileSync(
    file,
    html.replace('</head>', () => `${links.map(linkTag).join('')}</head>`),
  )
}

/** @param lastModified ISO 8601; sitemaps want the W3C's form of it */
function entryOf(route: Route, origin: string, lastModified: string | undefined): string {
  const change = lastModified === undefined ? '' : `    <lastmod>${new Date(lastModified).toISOString()}</lastmod>\n`
  const links = alternateLinks(route, origin).map(
    ({ hreflang, href }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>\n`,
  )
  return `  <url>\n    <loc>${origin}${route.path}</loc>\n${change}${links.join('')}  </url>\n`
}

function sitemap(entries: readonly string[]): string {
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('')}</urlset>\n`
}

/** The entries of a written sitemap, by their address. */
function readEntries(file: string): ReadonlyMap<string, string> {
  const parts = fs.readFileSync(file, 'utf8').split('<url>').slice(1)
  return new Map(parts.map((part) => [/<loc>([^<]*)<\/loc>/.exec(part)?.[1] ?? '', part]))
}

/** What the written page says against what the written sitemap says. */
function disagreements(outDir: string, route: Route, origin: string, written: ReadonlyMap<string, string>): string[] {
  const html = fs.readFileSync(fileOf(outDir, route), 'utf8')
  const entry = written.get(origin + route.path)
  const isListed = entry !== undefined
  const isNoindex = /<meta name="robots" content="noindex/.test(html)
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  const inHead = [...html.matchAll(alternatePattern)].map(([, hreflang, href]) => `${hreflang} ${href}`)
  const inSitemap = [...(entry ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, lang, href]) => `${lang} ${href}`,
  )
  return [
    isListed === isNoindex &&
      `${route.path} is ${isNoindex ? 'noindex but listed' : 'indexable but not listed'} in the sitemap.`,
    canonical !== origin + route.path &&
      `${route.path} has the canonical ${canonical}, expected ${origin}${route.path}.`,
    inHead.join() !== inSitemap.join() &&
      `${route.path} has the alternates [${inHead.join()}], the sitemap [${inSitemap.join()}].`,
  ].filter((problem) => problem !== false)
}
