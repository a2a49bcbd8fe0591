import {
  array,
  assert,
  constant,
  constantFrom,
  oneof,
  property,
  record,
  string,
  webUrl,
  type Arbitrary,
} from 'fast-check'
import { JSDOM } from 'jsdom'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeFeeds } from '../../../scripts/build/blog/writeFeeds.ts'
import { blogRoute, isSlug } from '../../routing/blogPaths.ts'
import { pageMetadata } from '../../seo/metadata.ts'
import { articleOf } from './article.ts'
import { longDate } from './formats.ts'
import { PostDataError, parsePost, type Post } from './posts.ts'
import { articlePictureSet } from './sanitiser/articlePictures.ts'
import { postGraph } from './structuredData.ts'

const { window } = new JSDOM('')
const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'any-row-'))
afterAll(() => fs.rmSync(outDir, { recursive: true }))

const origin = 'https://www.roqueta.example'

/** What an editor may have typed or pasted into any field. */
const typed: Arbitrary<string> = oneof(
  string({ unit: 'binary' }),
  constantFrom(...']]> <b>&amp; \u0000 \u000B \uD800 \uFFFE " \n $& {address} % %E0%A4%A'.split(' ')),
)
const address: Arbitrary<string> = oneof(
  webUrl(),
  string(),
  array(
    constantFrom(' ', ...'https:// HTTPS: // / \\ \t a . example.org : 99999 @ ? # % [ ::1 ü xn-- /.'.split(' ')),
  ).map((parts) => parts.join('')),
  constantFrom(
    'https:// cdn.example.org/a.jpg',
    'https://',
    'https://%',
    '/\\a',
    '//',
    'https://a b/',
    'https://[',
    'data:,',
  ),
)
/** A good value mostly, so that a row with one bad field is found, too. */
const mostly = (good: string | null, other: Arbitrary<string | null>) =>
  oneof({ weight: 4, arbitrary: constant(good) }, other)
const attribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const html = oneof(
  typed,
  address.map((src) => `<p>Text</p><img src="${attribute(src)}"><a href="${attribute(src)}">x</a>`),
)
const row = record({
  id: mostly('1', typed),
  title: oneof(constant('Title'), typed),
  slug: mostly('arras', oneof(constant('a'.repeat(200)), typed)),
  meta_description: oneof(constant('About it.'), typed),
  created_at: mostly(
    '2026-10-02T09:00:00+00:00',
    oneof(constantFrom('infinity', '20226-01-01', '2999-12-31T23:59:59+00:00'), typed),
  ),
  updated_at: mostly(null, oneof(constant('2026-10-02T09:00:00.123456+02:00'), typed)),
  language_code: constantFrom('en', 'de', 'fr'),
  content_html: html,
  featured_image: oneof(constant(null), constant(7), address),
})

function postOf(values: unknown): Post | undefined {
  try {
    return parsePost(values)
  } catch (error) {
    if (!(error instanceof PostDataError)) throw error
    return undefined
  }
}

test('a row is refused, or everything that is made of it works', () => {
  let posts = 0
  assert(
    property(row, (values) => {
      const post = postOf(values)
      if (post === undefined) return
      posts += 1
      const { locale, slug, title, description } = post
      expect(isSlug(slug)).toBe(true)
      const article = articleOf(post, window)
      const route = blogRoute({ kind: 'post', locale, slug })
      const times = { publishedAt: post.createdAt, updatedAt: post.updatedAt }
      const image = article.image === undefined ? {} : { image: article.image }
      const metadata = pageMetadata({ route, locale, title, description, origin, article: times, ...image })
      const picture = metadata.openGraph['og:image'] ?? ''
      expect(new URL(picture).href).toBe(picture)
      expect(picture).toMatch(/^https:/)
      expect(JSON.stringify(postGraph({ origin, route }, article))).toContain(JSON.stringify(picture))
      expect(longDate(post.createdAt, locale)).toMatch(/\d{4}$/)
      articlePictureSet(article.image ?? '')
      writeFeeds(outDir, origin, [post])
      const feed = fs.readFileSync(path.join(outDir, locale, 'blog/feed.xml'), 'utf8')
      const parsed = new window.DOMParser().parseFromString(feed, 'text/xml')
      expect(parsed.querySelector('item > title')?.textContent).toBe(title)
    }),
    { numRuns: 1000 },
  )
  expect(posts).toBeGreaterThan(100)
})
