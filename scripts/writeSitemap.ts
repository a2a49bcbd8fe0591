import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from '../src/lib/env.ts'
import { manifest, type Route } from '../src/routing/manifest.ts'
import { alternateLinks, type AlternateLink } from '../src/seo/alternates.ts'
import { siteOrigin } from '../src/seo/siteUrl.ts'
import { loadSettings } from './settings.ts'

/**
 * After the build: writes sitemap.xml, robots.txt and the hreflang links of every page's head, all from the route
 * manifest, then reads the pages back and fails when one of them and the sitemap disagree.
 */
export function writeSitemap(outDir: string, origin: string, routes: readonly Route[] = manifest): void {
  for (const route of routes) writeAlternates(fileOf(outDir, route), alternateLinks(route, origin))
  fs.writeFileSync(path.join(outDir, 'sitemap.xml'), sitemap(routes, origin))
  fs.writeFileSync(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
  const problems = routes.flatMap((route) => disagreements(outDir, route, origin))
  if (problems.length > 0) throw new Error(`Pages and sitemap disagree:\n- ${problems.join('\n- ')}`)
}

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

function sitemap(routes: readonly Route[], origin: string): string {
  const urls = routes
    .filter(({ indexable }) => indexable)
    .map((route) => {
      const links = alternateLinks(route, origin).map(
        ({ hreflang, href }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>\n`,
      )
      return `  <url>\n    <loc>${origin}${route.path}</loc>\n${links.join('')}  </url>\n`
    })
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('')}</urlset>\n`
}

/** What the written page says against what the written sitemap says. */
function disagreements(outDir: string, route: Route, origin: string): string[] {
  const html = fs.readFileSync(fileOf(outDir, route), 'utf8')
  const xml = fs.readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8')
  const entry = xml.split('<url>').find((part) => part.includes(`<loc>${origin}${route.path}</loc>`))
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

if (import.meta.main) {
  const outDir = process.argv[2] ?? 'dist'
  writeSitemap(outDir, siteOrigin(parseEnv(loadSettings())))
  console.log(`Wrote ${outDir}/sitemap.xml, robots.txt and the hreflang links of ${manifest.length} pages.`)
}
