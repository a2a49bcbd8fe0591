import { Feed } from 'feed'
import fs from 'node:fs'
import path from 'node:path'
import { company } from '../../../src/content/company.ts'
import { feedTexts } from '../../../src/content/feeds.ts'
import type { PostSummary } from '../../../src/features/blog/posts.ts'
import { locales, localeTags, type Locale } from '../../../src/i18n/locales.ts'
import { feedPath, postPath } from '../../../src/routing/blogPaths.ts'
import { hrefFor } from '../../../src/routing/manifest.ts'

/** Maximum number of posts in a feed, newest first. */
const feedSize = 20

/** Writes an RSS feed for each language: summaries with absolute links to the posts. */
export function writeFeeds(outDir: string, origin: string, posts: readonly PostSummary[]): void {
  for (const locale of locales) {
    const newest = posts.filter((post) => post.locale === locale).slice(0, feedSize)
    const file = path.join(outDir, feedPath(locale))
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, feedOf(locale, origin, newest))
  }
}

function feedOf(locale: Locale, origin: string, posts: readonly PostSummary[]): string {
  const list = origin + hrefFor('blog', locale)
  const feed = new Feed({
    ...feedTexts[locale],
    id: list,
    link: list,
    language: localeTags[locale].intl,
    copyright: company.legalName,
    feedLinks: { rss: origin + feedPath(locale) },
    // Without a date the package writes that of the build.
    updated: new Date(posts[0]?.createdAt ?? 0),
  })
  for (const { slug, title, description, createdAt } of posts) {
    const address = origin + postPath(locale, slug)
    feed.addItem({ id: address, guid: address, link: address, title, description, date: new Date(createdAt) })
  }
  return feed.rss2()
}
