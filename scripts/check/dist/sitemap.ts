import fs from 'node:fs'
import path from 'node:path'
import type { Route } from '../../../src/routing/manifest.ts'
import { fileOf } from './page.ts'

const alternatePattern = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/gi

/** Where the sitemap and the built pages disagree, a sentence each. */
export function sitemapProblems(outDir: string, origin: string, routes: readonly Route[]): readonly string[] {
  const file = path.join(outDir, 'sitemap.xml')
  if (!fs.existsSync(file)) return [`${file} is missing.`]
  const entries = readEntries(file)
  const addresses = new Set(routes.map((route) => origin + route.path))
  return [
    ...[...entries.keys()].flatMap((address) =>
      addresses.has(address) ? [] : `The sitemap lists ${address}, which is no page.`,
    ),
    ...routes.flatMap((route) => disagreements(outDir, route, origin, entries)),
  ]
}

/** The entries of a sitemap, by their address. */
function readEntries(file: string): ReadonlyMap<string, string> {
  const parts = fs.readFileSync(file, 'utf8').split('<url>').slice(1)
  return new Map(parts.map((part) => [/<loc>([^<]*)<\/loc>/.exec(part)?.[1] ?? '', part]))
}

function disagreements(outDir: string, route: Route, origin: string, entries: ReadonlyMap<string, string>): string[] {
  const html = fs.readFileSync(fileOf(outDir, route), 'utf8')
  const entry = entries.get(origin + route.path)
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
