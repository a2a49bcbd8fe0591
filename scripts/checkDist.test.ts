import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localeTags, locales } from '../src/i18n/locales.ts'
import { manifest, type Route } from '../src/routing/manifest.ts'
import { alternateLinks } from '../src/seo/alternates.ts'
import { titleSuffix } from '../src/seo/metadata.ts'
import { socialImagePath } from '../src/seo/socialImagePath.ts'
import { checkDist } from './checkDist.ts'
import { checkMarkup } from './checkDist/markup.ts'
import { writeSitemap } from './writeSitemap.ts'

const origin = 'https://www.example.org'
const planted = manifest.find(({ id }) => id === 'de:about') as Route
let outDir = ''

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
<meta property="og:image" content="${origin}${socialImagePath(route)}">${links.join('')}</head>
<body><h1>One</h1><h2 id="two">Two</h2><a href="#two">down</a><a href="/en/about#two">across</a><img src="/a.jpg" alt="" width="1" height="1">
<script type="application/ld+json">{"@graph":[{"@id":"#a","name":"A"},{"@id":"#b","part":{"@id":"#a"}}]}</script></body></html>`
}

const fileOf = (route: Route) => path.join(outDir, `${route.path}.html`)

function write(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
}

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dist-'))
  write(path.join(outDir, 'index.html'), manifest.map(({ path: address }) => `<a href="${address}">page</a>`).join(''))
  for (const route of manifest) {
    write(fileOf(route), goodPage(route))
    write(path.join(outDir, socialImagePath(route)), '')
  }
})
afterEach(() => fs.rmSync(outDir, { recursive: true }))

test('a good site passes', () => {
  expect(checkDist(outDir, origin)).toEqual([])
})

test('a page that no other links to is caught', () => {
  const everyPage = manifest
    .filter(({ id }) => id !== planted.id)
    .map(({ path: address }) => `<a href="${address}">page</a>`)
  write(path.join(outDir, 'index.html'), everyPage.join(''))
  expect(checkDist(outDir, origin)).toEqual([`${fileOf(planted)} cannot be reached from / by following links.`])
})

test('markup that is not valid is caught', async () => {
  expect(await checkMarkup(outDir)).toEqual([])
  write(fileOf(planted), goodPage(planted).replace('<h1>One</h1>', '<h1><p>One</p></h1>'))
  expect((await checkMarkup(outDir)).join()).toContain('de/ueber-uns.html:8:12 is not valid HTML')
})

test('a page that was not prerendered is named', () => {
  fs.rmSync(fileOf(planted))
  expect(checkDist(outDir, origin)).toContain('/de/ueber-uns.html is missing, but the manifest lists de:about.')
})

const faults: readonly (readonly [rule: string, from: string | RegExp, to: string, complaint: string])[] = [
  ['language', 'lang="de"', 'lang="en"', 'has lang="en", expected "de"'],
  ['charset', '<head>', `<head><!--${'x'.repeat(1024)}-->`, 'names its encoding after the first 1024 bytes'],
  ['one heading', '<h1>One</h1>', '', 'has 0 first-level headings'],
  [
    'heading order',
    '<h2 id="two">Two</h2>',
    '<h3 id="two">Two</h3>',
    'jumps from a heading of level 1 to one of level 3',
  ],
  ['unique title', 'A title for de:about', 'A title for en:about', 'shares its title'],
  ['unique description', 'de:about description', 'en:about description', 'shares its description'],
  ['title length', 'A title for de:about', 'Oh', 'has a title of 2 characters, which should be 5 to 50'],
  [
    'description length',
    /name="description" content="[^"]*"/,
    'name="description" content="Too short for a result"',
    'has a description of 22 characters',
  ],
  [
    'canonical',
    `rel="canonical" href="${origin}/de/ueber-uns"`,
    `rel="canonical" href="${origin}/en/about"`,
    'has the canonical',
  ],
  ['alternates', 'hreflang="x-default"', 'hreflang="fr"', 'has the alternates'],
  ['og:locale', 'content="de_DE"', 'content="de_AT"', 'has a wrong og:locale'],
  ['og:locale:alternate', 'content="en_US"', 'content="en_GB"', 'has wrong og:locale:alternate'],
  [
    'og:url',
    `property="og:url" content="${origin}/de/ueber-uns"`,
    'property="og:url" content="/"',
    'has a wrong og:url',
  ],
  ['og:title', '<meta property="og:title" content="t">', '', 'has no og:title'],
  ['social image', '/social/de/ueber-uns.jpg', '/social/en/about.jpg', 'expected its own'],
  ['broken link', 'href="/en/about#two"', 'href="/en/nowhere"', 'links to /en/nowhere, which does not exist'],
  ['trailing slash', 'href="/en/about#two"', 'href="/en/about/"', 'links to /en/about/ with a trailing slash'],
  ['broken anchor', 'href="#two"', 'href="#three"', 'links to #three, which is not on the page'],
  ['broken anchor elsewhere', 'href="/en/about#two"', 'href="/en/about#three"', 'and that page has no #three'],
  ['image size', ' width="1" height="1"', '', 'has an image without size'],
  ['image alt', ' alt=""', '', 'has an image without alt'],
  ['structured data', '{"@graph"', '{@graph', 'has structured data that is not JSON'],
  ['structured data reference', '"part":{"@id":"#a"}', '"part":{"@id":"#c"}', 'refers to #c in its structured data'],
  [
    'structured data address',
    '"name":"A"',
    `"url":"${origin}/en/nowhere"`,
    `names ${origin}/en/nowhere in its structured data, which does not exist`,
  ],
  ['inline script', '</body>', '<script>1</script></body>', 'has an inline script'],
  ['style attribute', '<h1>', '<h1 style="color:red">', 'has a style attribute'],
  [
    'a phrase of the other catalog',
    '<h1>One</h1>',
    '<h1>One <b>Open a chat to call, write or visit us</b></h1><p>Mallorca: Map of <em>Mallorca</em> in six regions</p>',
    'is in de, but says "Map of Mallorca in six regions"',
  ],
  ['a short label of the other catalog', 'alt=""', 'alt="Purchase price"', 'is in de, but says "Purchase price"'],
  [
    'a sentence of the other language that is in no catalog',
    '{"@id":"#a","name":"A"}',
    '{"@id":"#a","name":"Whoever reads this is one of our visitors"}',
    'is in de, but says "Whoever reads this is one of our visitors"',
  ],
  ['module preload', '</head>', '<link rel="modulepreload" href="/a.js"></head>', 'preloads a module'],
]

test.each(faults)('a planted fault is caught: %s', (_, from, to, complaint) => {
  const before = fs.readFileSync(fileOf(planted), 'utf8')
  const after = before.replace(from, () => to)
  expect(after).not.toBe(before)
  fs.writeFileSync(fileOf(planted), after)
  expect(checkDist(outDir, origin).join('\n')).toContain(complaint)
})

test.each([
  ['marked with its language', '<h1>One</h1>', '<h1>One</h1><a lang="en">Map of Mallorca in six regions</a>'],
  [
    'a review in structured data',
    '{"@id":"#b"',
    '{"@type":"Review","reviewBody":"You and the house of our dreams"},{"@id":"#b"',
  ],
])('text of the other language passes when it is %s', (_, from, to) => {
  fs.writeFileSync(
    fileOf(planted),
    fs.readFileSync(fileOf(planted), 'utf8').replace(from, () => to),
  )
  expect(checkDist(outDir, origin)).toEqual([])
})

test('German on an English page is caught', () => {
  const english = manifest.find(({ id }) => id === 'en:about') as Route
  fs.writeFileSync(
    fileOf(english),
    fs
      .readFileSync(fileOf(english), 'utf8')
      .replace('<h1>One</h1>', '<h1 title="Karte von Mallorca in sechs Regionen">One</h1>'),
  )
  expect(checkDist(outDir, origin).join()).toContain('is in en, but says "Karte von Mallorca in sechs Regionen"')
})

test('a social image that is missing, or too heavy to be shown, is caught', () => {
  const image = path.join(outDir, socialImagePath(planted))
  write(image, 'x'.repeat(120_001))
  expect(checkDist(outDir, origin).join()).toContain('has a social image of 120001 bytes')
  fs.rmSync(image)
  expect(checkDist(outDir, origin).join()).toContain('has a social image that is not there')
})

test('the sitemap lists every indexable page with its alternates, and no other', () => {
  writeSitemap(outDir, origin)
  const xml = fs.readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8')
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toEqual(manifest.filter(({ indexable }) => indexable).map((route) => origin + route.path))
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="de" href="${origin}/de/ueber-uns"/>`)
  expect(fs.readFileSync(path.join(outDir, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test.each([
  [
    'a page that became noindex',
    '</head>',
    '<meta name="robots" content="noindex"></head>',
    '/de/ueber-uns is noindex but listed',
  ],
  [
    'a page with a foreign canonical',
    `rel="canonical" href="${origin}/de/ueber-uns"`,
    'rel="canonical" href="/"',
    '/de/ueber-uns has the canonical /',
  ],
])('the sitemap refuses to disagree with %s', (_, from, to, complaint) => {
  fs.writeFileSync(
    fileOf(planted),
    fs.readFileSync(fileOf(planted), 'utf8').replace(from, () => to),
  )
  expect(() => writeSitemap(outDir, origin)).toThrow(complaint)
})
