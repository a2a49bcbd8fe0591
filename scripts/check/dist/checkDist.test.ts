import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { manifest } from '../../../src/routing/manifest.ts'
import { isIndexable } from '../../../src/routing/pageKinds.ts'
import { checkDist } from './checkDist.ts'
import { faults } from './fixtures/faults.ts'
import {
  edit,
  linksToAll,
  origin,
  plantedPage,
  plantedPost,
  printedPages,
  write,
  writeGoodSite,
} from './fixtures/goodSite.ts'
import { checkMarkup } from './markup.ts'
import { readBlogPages } from '../../build/blog/blogPages.ts'
import { writeSitemap } from '../../build/writeSitemap.ts'

let outDir = ''
const fileOf = (address: string) => path.join(outDir, `${address}.html`)
const found = () => checkDist(outDir, origin)

beforeEach(() => {
  outDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'built-')), 'dist')
  writeGoodSite(outDir)
})
afterEach(() => fs.rmSync(path.dirname(outDir), { recursive: true }))

test('a good site passes', async () => {
  expect(found()).toEqual([])
  expect(await checkMarkup(outDir)).toEqual([])
})

describe.each(Object.entries(faults))('%s', (rule, planted) => {
  test.each(planted)('catches that a page $complaint', ({ from, to, complaint, page }) => {
    edit(fileOf(page), from, to)
    expect(found()).toContainEqual(
      expect.toSatisfy(
        (text: string) => text.startsWith(`${fileOf(page)} ${complaint}`) && text.endsWith(`(${rule}).`),
      ),
    )
  })
})

describe('of the site as a whole it catches', () => {
  test('a page that no other links to', () => {
    write(path.join(outDir, 'index.html'), linksToAll(plantedPage))
    expect(found()).toEqual([`${fileOf(plantedPage)} cannot be reached from / by following links.`])
  })

  test('a page that was not prerendered', () => {
    fs.rmSync(fileOf(plantedPage))
    expect(found()).toContain('/de/ueber-uns.html is missing, but the manifest lists de:about.')
  })

  test.each([
    ['an element out of place', '<h1>One</h1>', '<h1><p>One</p></h1>', '<p> element is not permitted'],
    ['a page without a first-level heading', '<h1>One</h1>', '', 'Initial heading level must be <h1>'],
    ['a second first-level heading', '<h1>One</h1>', '<h1>One</h1><h1>Another</h1>', 'Multiple <h1> are not allowed'],
    ['a jump between headings', '<h2 id="two">Two</h2>', '<h3 id="two">Two</h3>', 'expected <h2> but got <h3>'],
    ['an image without alternative', ' alt=""', '', '<img> is missing required "alt"'],
    ['one in a post', ' alt=""', '', '<img> is missing required "alt"', plantedPost],
  ])('markup that is not valid: %s', async (_, from, to, complaint, page = plantedPage) => {
    edit(fileOf(page), from, to)
    const [problem, ...others] = await checkMarkup(outDir)
    expect(problem?.startsWith(`${fileOf(page)}:8:`)).toBe(true)
    expect(problem).toContain(complaint)
    expect(others).toEqual([])
  })

  test('a social image that is missing, or too heavy to be shown', () => {
    const image = path.join(outDir, '/social/de/ueber-uns.jpg')
    write(image, 'x'.repeat(120_001))
    expect(found().join()).toContain('has a social image of 120001 bytes')
    fs.rmSync(image)
    expect(found().join()).toContain('has a social image that is not there')
  })
})

describe('the sitemap', () => {
  const sitemap = () => path.join(outDir, 'sitemap.xml')

  test('lists every indexable page with its alternates, and no other', () => {
    const xml = fs.readFileSync(sitemap(), 'utf8')
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    const indexable = manifest.filter(isIndexable).map((route) => route.path)
    expect(listed).toEqual([...indexable, plantedPost].map((address) => origin + address))
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="de" href="${origin}/de/ueber-uns"/>`)
    expect(xml).toContain(`${plantedPost}</loc>\n    <lastmod>2026-10-01T08:00:00.000Z</lastmod>`)
    expect(fs.readFileSync(path.join(outDir, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(readBlogPages(outDir)).toEqual([plantedPost])
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
  ])('disagrees with %s', (_, from, to, complaint) => {
    edit(fileOf(plantedPage), from, to)
    expect(found().join()).toContain(complaint)
  })

  test.each([
    ['a page that became noindex', { isIndexable: false }, '/de/ueber-uns is noindex, its route says otherwise'],
    ['a page with a foreign canonical', { canonical: '/' }, '/de/ueber-uns has the canonical /'],
  ])('is not written with %s', (_, change, complaint) => {
    const printed = new Map(printedPages())
    printed.set(plantedPage, { ...printed.get(plantedPage)!, ...change })
    expect(() => writeSitemap(outDir, origin, printed)).toThrow(complaint)
  })

  test('is not written without a page of the manifest', () => {
    const printed = new Map(printedPages())
    printed.delete(plantedPage)
    expect(() => writeSitemap(outDir, origin, printed)).toThrow('/de/ueber-uns was not prerendered')
  })

  test.each([
    ['/de/ueber-uns</loc>', '/de/nirgends</loc>', 'The sitemap lists https://www.example.org/de/nirgends, which is no'],
    ['/de/ueber-uns</loc>', '/de/nirgends</loc>', '/de/ueber-uns is indexable but not listed in the sitemap'],
    [`hreflang="en" href="${origin}/en/about"`, 'hreflang="en" href="/"', 'the sitemap [en /,'],
  ])('does not pass with %s changed to %s', (from, to, complaint) => {
    edit(sitemap(), from, to)
    expect(found().join()).toContain(complaint)
  })

  test('does not pass when it is missing', () => {
    fs.rmSync(sitemap())
    expect(found()).toEqual([`${sitemap()} is missing.`])
  })
})

test.each([
  ['marked with its language', '<h1>One</h1>', '<h1>One</h1><a lang="en">Map of Mallorca in six regions</a>'],
  [
    'a review in structured data',
    '{"@id":"#b"',
    '{"@type":"Review","reviewBody":"You and the house of our dreams"},{"@id":"#b"',
  ],
])('text of the other language passes when it is %s', (_, from, to) => {
  edit(fileOf(plantedPage), from, to)
  expect(found()).toEqual([])
})

test('an address of this machine passes on a site that runs on it', () => {
  const local = 'http://localhost:4173'
  edit(fileOf(plantedPage), 'src="/a.jpg"', `src="${local}/a.jpg"`)
  expect(found().join()).toContain('without https')
  expect(checkDist(outDir, local).filter((text) => text.includes(`img src ${local}`))).toEqual([])
})
