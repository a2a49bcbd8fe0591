import fs from 'node:fs'
import path from 'node:path'
import { localeTags, locales } from '../../../src/i18n/locales.ts'
import { routeOf } from '../../../src/routing/blogPaths.ts'
import { manifest, type Route } from '../../../src/routing/manifest.ts'
import { alternateLinks } from '../../../src/seo/alternates.ts'
import { pageMetadata, titleSuffix } from '../../../src/seo/metadata.ts'
import { socialImagePath } from '../../../src/seo/socialImagePath.ts'
import { recordBlogPages } from '../../build/blog/blogPages.ts'
import { writeSitemap, type PrintedPages } from '../../build/writeSitemap.ts'
import { fileOf } from './page.ts'

export const origin = 'https://www.example.org'

/** Where the tests plant their faults. */
export const plantedPage = '/de/ueber-uns'
export const plantedPost = '/de/blog/ein-beitrag'

const known = (address: string): Route => {
  const route = routeOf(address)
  if (route === undefined) throw new Error(`${address} is no page.`)
  return route
}
const routes: readonly Route[] = [...manifest, known(plantedPost)]

/** The metadata of the good site's pages. */
export const printedPages = (): PrintedPages =>
  new Map(
    routes.map((route) => [
      route.path,
      pageMetadata({ route, locale: route.locale, origin, title: 't', description: 'd' }),
    ]),
  )

/** The smallest page that every rule accepts. */
function goodPage(route: Route): string {
  const others = locales.filter((locale) => locale !== route.locale && route.translations[locale] !== undefined)
  const links = alternateLinks(route, origin).map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`,
  )
  return `<!DOCTYPE html><html lang="${route.locale}"><head><meta charset="utf-8"><title>A title for ${route.id}${titleSuffix}</title>
<meta name="description" content="${`${route.id} description `.padEnd(120, 'lorem ipsum dolor sit amet, ')}">
${route.indexable ? '' : '<meta name="robots" content="noindex, follow">'}<link rel="canonical" href="${origin}${route.path}">
<meta property="og:type" content="website"><meta property="og:title" content="t"><meta property="og:description" content="d">
<meta property="og:locale" content="${localeTags[route.locale].openGraph}"><meta property="og:url" content="${origin}${route.path}">
${others.map((locale) => `<meta property="og:locale:alternate" content="${localeTags[locale].openGraph}">`).join('')}
<meta property="og:image" content="${origin}${socialImagePath(route)}"><meta property="og:image:alt" content="t">${links.join('')}</head>
<body><div id="root"></div><h1>One</h1><h2 id="two">Two</h2><a href="#two">down</a><a href="/en/about#two">across</a><img src="/a.jpg" alt="" width="1" height="1">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@id":"#a","name":"A"},{"@id":"#b","part":{"@id":"#a"}}]}</script></body></html>`
}

/** Writes a file of a built site with the folders that it needs. */
export function write(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
}

/** A page with links to every page but those left out. */
export const linksToAll = (without?: string): string =>
  routes
    .filter((route) => route.path !== without)
    .map((route) => `<a href="${route.path}">page</a>`)
    .join('')

/** A built site of every page of the manifest and a post, without a fault. */
export function writeGoodSite(outDir: string): void {
  write(path.join(outDir, 'index.html'), linksToAll())
  for (const route of routes) {
    write(fileOf(outDir, route), goodPage(route))
    write(path.join(outDir, socialImagePath(route)), '')
  }
  fs.mkdirSync(path.join(outDir, '.vite'))
  recordBlogPages(outDir, [{ path: plantedPost, lastModified: '2026-10-01' }])
  writeSitemap(outDir, origin, printedPages())
}

/** Changes a file of a built site. @throws when there is nothing to change */
export function edit(file: string, from: string | RegExp, to: string): void {
  const before = fs.readFileSync(file, 'utf8')
  const after = before.replace(from, () => to)
  if (after === before) throw new Error(`${file} has no ${from} to plant a fault in.`)
  fs.writeFileSync(file, after)
}
