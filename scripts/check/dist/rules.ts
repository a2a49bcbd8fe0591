import fs from 'node:fs'
import path from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { routeOf } from '../../../src/routing/blogPaths.ts'
import type { Route } from '../../../src/routing/manifest.ts'
import { alternateLinks } from '../../../src/seo/alternates.ts'
import { missingGlyphs, named } from '../glyphs.ts'
import { when } from '../when.ts'

/** A built page, parsed once. */
type BuiltPage = { readonly file: string; readonly route: Route; readonly html: HTMLElement }
type Site = { readonly outDir: string; readonly origin: string; readonly pages: readonly BuiltPage[] }
/** Looks at one page and says what is wrong with it, in plain words. */
type Rule = (page: BuiltPage, site: Site) => readonly string[]

export const fileOf = (outDir: string, { path: address }: Pick<Route, 'path'>): string =>
  path.join(outDir, `${address}.html`)

export function readPage(outDir: string, route: Route): BuiltPage {
  const file = fileOf(outDir, route)
  return { file, route, html: parse(fs.readFileSync(file, 'utf8'), { comment: false }) }
}

/** Whether the site has the page or file of an address without query and fragment. */
function exists(outDir: string, address: string): boolean {
  const route = routeOf(address)
  return fs.existsSync(route === undefined ? path.join(outDir, address) : fileOf(outDir, route))
}

const metaContent = (html: HTMLElement, name: string): string =>
  html.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''

const language: Rule = ({ html, route }) => {
  const lang = html.querySelector('html')?.getAttribute('lang')
  return when(lang !== route.locale, `has lang="${lang}", expected "${route.locale}"`)
}

/** What search engines show of a page. */
const searchTexts = ({ html }: BuiltPage) => [html.querySelector('title')?.text, metaContent(html, 'description')]

const uniqueTexts: Rule = (page, { pages }) => {
  const others = new Set(pages.filter((other) => other !== page).flatMap(searchTexts))
  return searchTexts(page)
    .filter((text) => others.has(text))
    .map((text) => `shares "${text}" with another page`)
}

const alternates: Rule = ({ html, route }, { origin }) => {
  const found = html
    .querySelectorAll('link[rel="alternate"][hreflang]')
    .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
  const expected = alternateLinks(route, origin).map(({ hreflang, href }) => `${hreflang} ${href}`)
  return when(found.join() !== expected.join(), `has the alternates [${found.join()}], expected [${expected.join()}]`)
}

/** Maximum size in bytes: some sharing services skip larger images. */
const socialImageLimit = 120_000

/** The image of a post may be on another host. */
const socialImage: Rule = ({ html, route }, { outDir, origin }) => {
  const image = metaContent(html, 'og:image')
  if (!image.startsWith(`${origin}/`))
    return when(route.page !== 'blogPost' || !image.startsWith('https://'), `has the social image “${image}”`)
  const size = fs.statSync(path.join(outDir, image.slice(origin.length)), { throwIfNoEntry: false })?.size
  if (size === undefined) return [`has a social image that does not exist: ${image}`]
  return when(size > socialImageLimit, `has a social image of ${size} bytes, at most ${socialImageLimit}: ${image}`)
}

const links: Rule = ({ html }, { outDir, pages }) =>
  html.querySelectorAll('a[href]').flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    if (/^(?:https?:|tel:|mailto:)/.test(href)) return []
    const [address = '', hash] = href.split('#')
    if (address === '')
      return when(
        hash !== undefined && html.getElementById(hash) === null,
        `links to #${hash}, which is not on the page`,
      )
    const pathname = address.split('?')[0] ?? address
    if (!exists(outDir, pathname)) return [`links to ${href}, which does not exist`]
    const route = routeOf(pathname)
    if (route === undefined) return []
    const target = pages.find((page) => page.route.path === route.path)
    return [
      ...when(pathname !== route.path, `links to ${href} with a trailing slash`),
      ...when(
        hash !== undefined && target !== undefined && target.html.getElementById(hash) === null,
        `links to ${href}, and that page has no #${hash}`,
      ),
    ]
  })

/** A page of the blog shows what authors write, in any language. */
const glyphs: Rule = ({ html, route }) =>
  route.page === 'blog' || route.page === 'blogPost'
    ? []
    : missingGlyphs(html.querySelector('body')?.textContent ?? '').map((it) => `shows ${named(it)}, which a font lacks`)

/** References and addresses in structured data must lead to something. */
const structuredData: Rule = ({ html }, { outDir, origin }) =>
  html.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const values: unknown[] = []
    JSON.parse(script.textContent, (_key, value: unknown) => {
      values.push(value)
      return value
    })
    const nodes = values.filter((it) => typeof it === 'object' && it !== null && '@id' in it)
    // A node with an @id and more is a definition; one with nothing but an @id is a reference.
    const defined = new Set(nodes.filter((node) => Object.keys(node).length > 1).map((node) => node['@id']))
    const addresses = values.filter((it) => typeof it === 'string').filter((it) => it.startsWith(`${origin}/`))
    return [
      ...nodes.map((node) => node['@id']).filter((id) => !defined.has(id)),
      ...addresses.filter((address) => !exists(outDir, new URL(address).pathname)),
    ].map((it) => `refers to ${String(it)} in its structured data, which does not exist`)
  })

/** The rules for every page. The types require planted faults in checkDist.test.ts for each rule. */
export const rules = {
  language,
  uniqueTexts,
  alternates,
  socialImage,
  links,
  glyphs,
  structuredData,
} satisfies Readonly<Record<string, Rule>>

export type RuleName = keyof typeof rules
