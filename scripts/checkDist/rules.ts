import fs from 'node:fs'
import path from 'node:path'
import { localeTags, locales } from '../../src/i18n/locales.ts'
import { routeOf } from '../../src/routing/blogPaths.ts'
import { alternateLinks } from '../../src/seo/alternates.ts'
import { socialImagePath } from '../../src/seo/socialImagePath.ts'
import { titleSuffix } from '../../src/seo/metadata.ts'
import { textLimits } from '../checkCatalogs/textLimits.ts'
import { inlineCode } from '../hosting/inlineCode.ts'
import { languagePurity } from './languagePurity.ts'
import { fileOf, metaContent, titleOf, type BuiltPage } from './page.ts'

export type Site = { readonly outDir: string; readonly origin: string; readonly pages: readonly BuiltPage[] }
/** Looks at one page and says what is wrong with it, in plain words. */
export type Rule = (page: BuiltPage, site: Site) => readonly string[]

const when = (isWrong: boolean, complaint: string): string[] => (isWrong ? [complaint] : [])

/** Bytes within which browsers look for the encoding. */
const charsetWindow = 1024
const language: Rule = ({ html, route }) => {
  const lang = html.querySelector('html')?.getAttribute('lang')
  return when(lang !== route.locale, `has lang="${lang}", expected "${route.locale}"`)
}

const charset: Rule = ({ source }) =>
  when(
    !Buffer.from(source).subarray(0, charsetWindow).toString().includes('<meta charset'),
    `names its encoding after the first ${charsetWindow} bytes`,
  )

const oneHeading: Rule = ({ html }) => {
  const count = html.querySelectorAll('h1').length
  return when(count !== 1, `has ${count} first-level headings`)
}

const headingOrder: Rule = ({ html }) => {
  const levels = html.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)))
  return levels.flatMap((level, at) => {
    const before = levels[at - 1] ?? level
    return when(level > before + 1, `jumps from a heading of level ${before} to one of level ${level}`)
  })
}

const uniqueTexts: Rule = (page, { pages }) => {
  const others = pages.filter((other) => other !== page)
  const description = metaContent(page, 'name', 'description')
  return [
    ...when(
      others.some((other) => titleOf(other) === titleOf(page)),
      `shares its title "${titleOf(page)}" with another page`,
    ),
    ...when(
      others.some((other) => metaContent(other, 'name', 'description') === description),
      'shares its description with another page',
    ),
  ]
}

/**
 * Lengths as translators are told them; a title ends in the company's name besides. Those of posts are their authors'
 * matter: the list clamps what is long.
 */
const textLengths: Rule = (page) => {
  if (page.route.page === 'blogPost') return []
  const title = titleOf(page).length - titleSuffix.length
  const description = (metaContent(page, 'name', 'description') ?? '').length
  return Object.entries({ title, description }).flatMap(([kind, length]) => {
    const { min, max } = textLimits[kind as keyof typeof textLimits]
    return when(length < min || length > max, `has a ${kind} of ${length} characters, which should be ${min} to ${max}`)
  })
}

const canonical: Rule = ({ html, route }, { origin }) => {
  const hrefs = html.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'))
  return when(hrefs.length !== 1 || hrefs[0] !== origin + route.path, `has the canonical ${hrefs.join(', ') || 'none'}`)
}

const alternates: Rule = ({ html, route }, { origin }) => {
  const found = html
    .querySelectorAll('link[rel="alternate"][hreflang]')
    .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
  const expected = alternateLinks(route, origin).map(({ hreflang, href }) => `${hreflang} ${href}`)
  return when(found.join() !== expected.join(), `has the alternates [${found.join()}], expected [${expected.join()}]`)
}

const openGraph: Rule = (page, { outDir, origin }) => {
  const image = metaContent(page, 'property', 'og:image') ?? ''
  const others = locales.filter(
    (locale) => locale !== page.route.locale && page.route.translations[locale] !== undefined,
  )
  const alternatesFound = page.html
    .querySelectorAll('meta[property="og:locale:alternate"]')
    .map((meta) => meta.getAttribute('content'))
  return [
    ...when(
      metaContent(page, 'property', 'og:locale') !== localeTags[page.route.locale].openGraph,
      'has a wrong og:locale',
    ),
    ...when(
      alternatesFound.join() !== others.map((locale) => localeTags[locale].openGraph).join(),
      'has wrong og:locale:alternate',
    ),
    ...when(metaContent(page, 'property', 'og:url') !== origin + page.route.path, 'has a wrong og:url'),
    ...['og:title', 'og:description', 'og:type'].flatMap((name) =>
      when(!metaContent(page, 'property', name), `has no ${name}`),
    ),
    ...socialImage(page, outDir, origin, image),
  ]
}

/** Sharing services fetch the image for every link: more than this many bytes and some leave it out. */
const socialImageLimit = 120_000

function socialImage({ route }: BuiltPage, outDir: string, origin: string, image: string): string[] {
  // A post's image is its author's choice.
  if (route.page === 'blogPost' && !image.startsWith(`${origin}/`))
    return when(!image.startsWith('https://'), `has a social image without an address: ${image}`)
  const expected = route.page === 'blogPost' ? image : origin + socialImagePath(route)
  if (image !== expected) return [`has the social image ${image}, expected its own, ${expected}`]
  const file = path.join(outDir, image.slice(origin.length))
  if (!fs.existsSync(file)) return [`has a social image that is not there: ${image}`]
  const { size } = fs.statSync(file)
  return when(size > socialImageLimit, `has a social image of ${size} bytes, at most ${socialImageLimit}`)
}

const links: Rule = ({ html }, { outDir, pages }) =>
  html.querySelectorAll('a[href]').flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    if (/^(?:https:|tel:|mailto:)/.test(href)) return []
    const [address = '', hash] = href.split('#')
    if (address === '')
      return when(
        hash !== undefined && html.getElementById(hash) === null,
        `links to #${hash}, which is not on the page`,
      )
    const pathname = address.split('?')[0] ?? address
    const route = routeOf(pathname)
    const file = route === undefined ? path.join(outDir, pathname) : fileOf(outDir, route)
    if (!fs.existsSync(file)) return [`links to ${href}, which does not exist`]
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

/** Pictures in a post are the author's, and the sanitiser's allow-list has no sizes. */
const images: Rule = ({ html, route }) =>
  html
    .querySelectorAll('img')
    .flatMap((image) => [
      ...when(
        route.page !== 'blogPost' && (!image.hasAttribute('width') || !image.hasAttribute('height')),
        `has an image without size: ${image.getAttribute('src')}`,
      ),
      ...when(!image.hasAttribute('alt'), `has an image without alt: ${image.getAttribute('src')}`),
    ])

const structuredData: Rule = ({ html }) =>
  html.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const graph = parseJson(script.textContent)
    if (graph === undefined) return ['has structured data that is not JSON']
    const ids = new Set<string>()
    const references: string[] = []
    collectIds(graph, ids, references)
    return references
      .filter((id) => !ids.has(id))
      .map((id) => `refers to ${id} in its structured data, which is not there`)
  })

/** Addresses of the site that structured data names must be pages or files of it. */
const structuredAddresses: Rule = ({ html }, { outDir, origin }) =>
  html.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const addresses = new Set(stringsIn(parseJson(script.textContent)).filter((text) => text.startsWith(`${origin}/`)))
    return [...addresses].flatMap((address) => {
      const { pathname } = new URL(address)
      const route = routeOf(pathname)
      const file = route === undefined ? path.join(outDir, pathname) : fileOf(outDir, route)
      const exists = pathname === '/' || fs.existsSync(file)
      return when(!exists, `names ${address} in its structured data, which does not exist`)
    })
  })

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A node with an @id and more is a definition; one with nothing but an @id is a reference. */
function collectIds(value: unknown, ids: Set<string>, references: string[]): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value) && '@id' in value && typeof value['@id'] === 'string') {
    if (Object.keys(value).length > 1) ids.add(value['@id'])
    else references.push(value['@id'])
  }
  for (const part of Object.values(value)) collectIds(part, ids, references)
}

const code: Rule = ({ html }) => [
  ...inlineCode(html),
  ...html.querySelectorAll('link[rel="modulepreload"]').map(() => 'preloads a module ahead of the page'),
]

export const rules: Readonly<Record<string, Rule>> = {
  language,
  charset,
  oneHeading,
  headingOrder,
  uniqueTexts,
  textLengths,
  canonical,
  alternates,
  openGraph,
  links,
  images,
  structuredData,
  structuredAddresses,
  code,
  languagePurity,
}
