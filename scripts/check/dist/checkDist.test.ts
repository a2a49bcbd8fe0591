import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { manifest } from '../../../src/routing/manifest.ts'
import { isIndexable } from '../../../src/routing/pageKinds.ts'
import { readBlogPages } from '../../build/blog/blogPages.ts'
import { writeSitemap } from '../../build/writeSitemap.ts'
import { checkDist } from './checkDist.ts'
import * as site from './fixtures/goodSite.ts'
import { readPage, rules, type RuleName } from './rules.ts'

const { origin, plantedPage, plantedPost } = site
let outDir = ''
const fileOf = (address: string) => path.join(outDir, `${address}.html`)
const found = () => checkDist(outDir, origin)

beforeEach(() => {
  outDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'built-')), 'dist')
  site.writeGoodSite(outDir)
})
afterEach(() => fs.rmSync(path.dirname(outDir), { recursive: true }))

test('a good site passes', async () => {
  expect(await found()).toEqual([])
})

type Fault = readonly [from: string | RegExp, to: string, complaint: string, page?: string]

/** A fault for each rule and each of its messages. */
const faults: Readonly<Record<RuleName, readonly [Fault, ...Fault[]]>> = {
  language: [['lang="de"', 'lang="en"', 'has lang="en", expected "de"']],
  uniqueTexts: [
    ['A title for de:about', 'A title for en:about', 'shares "A title for en:about'],
    ['de:about description', 'en:about description', 'shares "en:about description'],
  ],
  alternates: [
    ['hreflang="x-default"', 'hreflang="fr"', 'has the alternates'],
    [/<link rel="alternate" hreflang="en"[^>]*>/, '', 'has the alternates [de '],
  ],
  socialImage: [
    [/<meta property="og:image"[^>]*>/, '', 'has the social image “”'],
    [/(?<=og:image" content=")[^"]*/, '/a.jpg', 'has the social image “/a.jpg”', plantedPost],
    [/(?<=og:image" content=")[^"]*/, `${origin}/a.jpg`, 'has a social image that does not exist', plantedPost],
  ],
  links: [
    ['href="/en/about#two"', 'href="/en/nowhere"', 'links to /en/nowhere, which does not exist'],
    ['href="/en/about#two"', 'href="about"', 'links to about, which does not exist'],
    ['href="/en/about#two"', 'href="/en/about/"', 'links to /en/about/ with a trailing slash'],
    ['href="#two"', 'href="#three"', 'links to #three, which is not on the page'],
    ['href="/en/about#two"', 'href="/en/about#three"', 'links to /en/about#three, and that page has no #three'],
  ],
  glyphs: [['<h1>One</h1>', '<h1>One Ω</h1>', 'shows “Ω” (U+03A9), which a font lacks']],
  structuredData: [
    ['"part":{"@id":"#a"}', '"part":{"@id":"#c"}', 'refers to #c in its structured data, which does not exist'],
    ['"name":"A"', `"url":"${origin}/en/nowhere"`, `refers to ${origin}/en/nowhere in its structured data`],
  ],
}

describe.each(Object.entries(faults))('%s', (rule, planted) => {
  test.each(planted.map((fault) => ({ fault })))('catches $fault', ({ fault }) => {
    const [from, to, complaint, page = plantedPage] = fault
    site.edit(fileOf(page), from, to)
    const pages = [...manifest, site.known(plantedPost)].map((route) => readPage(outDir, route))
    const changed = pages.find((it) => it.file === fileOf(page))
    expect(changed && rules[rule as RuleName](changed, { outDir, origin, pages })).toContainEqual(
      expect.stringContaining(complaint),
    )
  })
})

describe('of the site as a whole it catches', () => {
  test('a page that no other links to', async () => {
    site.write(path.join(outDir, 'index.html'), site.linksToAll(plantedPage))
    expect(await found()).toContain(`${fileOf(plantedPage)} cannot be reached from / by following links.`)
  })

  test.each([
    ['an element out of place', '<h1>One</h1>', '<h1><p>One</p></h1>', '<p> element is not permitted'],
    ['a page without a first-level heading', '<h1>One</h1>', '', 'Initial heading level must be <h1>'],
    ['an image without alternative, in a post', ' alt=""', '', '<img> is missing required "alt"'],
  ])('markup that is not valid: %s', async (_, from, to, complaint) => {
    site.edit(fileOf(plantedPost), from, to)
    expect(await found()).toEqual([expect.stringMatching(new RegExp(`^${fileOf(plantedPost)}:8:.*${complaint}`))])
  })

  test('a social image that is too heavy to be shown', async () => {
    site.write(path.join(outDir, '/social/de/ueber-uns.jpg'), 'x'.repeat(120_001))
    expect((await found()).join()).toContain('has a social image of 120001 bytes')
  })
})

describe('the sitemap', () => {
  test('lists every indexable page with its alternates, and no other', () => {
    const xml = fs.readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8')
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    const indexable = manifest.filter(isIndexable).map((route) => route.path)
    expect(listed).toEqual([...indexable, plantedPost].map((address) => origin + address))
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="de" href="${origin}/de/ueber-uns"/>`)
    expect(xml).toContain(`${plantedPost}</loc>\n    <lastmod>2026-10-01T08:00:00.000Z</lastmod>`)
    expect(fs.readFileSync(path.join(outDir, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(readBlogPages(outDir)).toContain(plantedPost)
  })

  test.each([
    [{ isIndexable: false }, '/de/ueber-uns is noindex, its route says otherwise'],
    [{ canonical: '/' }, '/de/ueber-uns has the canonical /'],
    [undefined, '/de/ueber-uns was not prerendered'],
  ])('is not written with %j of a page', (change, complaint) => {
    const printed = new Map(site.printedPages())
    const facts = printed.get(plantedPage)
    printed.delete(plantedPage)
    if (facts && change) printed.set(plantedPage, { ...facts, ...change })
    expect(() => writeSitemap(outDir, origin, printed)).toThrow(complaint)
  })
})
