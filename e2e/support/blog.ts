import { readBlogPages } from '../../scripts/build/blog/blogPages.ts'
import { matchBlogPath } from '../../src/routing/blogPaths.ts'
import type { PGlite } from '@electric-sql/pglite'
import type { Page, Route } from '@playwright/test'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { startServer, type RunningServer } from '../../scripts/serve/serve.ts'
import { secondLocale } from '../../src/features/blog/blogIndex.ts'
import { list as articles } from '../../src/pages/Blog/copy.ts'
import { hrefFor } from '../../src/routing/manifest.ts'
import { inEachLocale, textsIn } from './messages.ts'
import { expect, test as base } from './site.ts'

/** A server per worker, whose database tests write to. */
type WorkerFixtures = { readonly server: RunningServer }
type NewPost = { readonly slug: string; readonly title: string; readonly locale: Locale; readonly html?: string }
type Fixtures = {
  readonly database: PGlite
  /** Publishes a post until the end of the test. */
  readonly publish: (post: NewPost) => Promise<void>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see the names
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  // Hosts answer the address of a post that is newer than the build with 404.
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see the names
  brokenAddresses: ({}, use) => use([new RegExp(`/(?:${locales.join('|')})/blog/`)]),
  baseURL: async ({ server }, use) => use(server.url),
  database: async ({ server }, use) => use(server.database),
  publish: async ({ database }, use) => {
    const slugs: string[] = []
    await use(async ({ slug, title, locale, html = '<p>Its text.</p>' }) => {
      slugs.push(slug)
      await database.query(
        `insert into public.content_posts (slug, title, meta_description, language_code, content_html)
         values ($1, $2, $3, $4, $5)`,
        [slug, title, `What “${title}” is about.`, locale, html],
      )
    })
    await database.query('delete from public.content_posts where slug = any($1)', [slugs])
  },
})

/** The blog's pages in the build. */
export const built = readBlogPages('dist').map((path) => ({ path, address: matchBlogPath(path) }))
export const postsIn = (locale: Locale): readonly string[] =>
  built.flatMap(({ path, address }) => (address?.kind === 'post' && address.locale === locale ? path : []))
export const firstPost = (locale: Locale): string => postsIn(locale)[0] ?? ''
export const slugOf = (path: string): string => path.split('/').at(-1) ?? ''
export const refreshFailed = /blog could not be refreshed|Failed to load resource/
export const readFailed = /blog could not be read|Failed to load resource/

export const blogTexts = inEachLocale((locale) => {
  const text = textsIn(locale)
  return {
    others: text(articles.others[secondLocale[locale]]),
    list: hrefFor('blog', locale),
    read: text('Read full article'),
    blog: text('Blog'),
    missing: text('Article Not Found'),
    unreachable: text(
      'The article could not be reached just now, although it may exist. Please try again in a moment.',
    ),
    retry: text('Try again'),
    back: text('Back to the articles'),
    contact: text('Contact us'),
    contactPath: hrefFor('contact', locale),
    related: text('Also worth reading'),
    home: text('Home'),
  }
})

export const setPublished = (database: PGlite, slug: string, isPublished: boolean) =>
  database.query('update public.content_posts set published = $2 where slug = $1', [slug, isPublished])

const reads = '**/supabase/rest/v1/content_posts*'

/** Mocks the database's responses to the blog's reads, and counts them. */
export async function answerReads(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<{ count: () => number }> {
  let count = 0
  await page.route(reads, async (route) => {
    count += 1
    await answer(route)
  })
  return { count: () => count }
}

/** Lets every attempt up to `last` fail; skips the delays between them. */
export async function exhaustRetries(page: Page, asked: { count: () => number }, last = 4): Promise<void> {
  for (let expected = last - 3; expected <= last; expected += 1) {
    await expect.poll(asked.count).toBeGreaterThanOrEqual(expected)
    // Longer than the longest delay of a retry, shorter than the timeout of a read.
    if (expected < last) await page.clock.fastForward(5000)
  }
}
