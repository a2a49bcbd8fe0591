import type { Locator, Page } from '@playwright/test'
import { company } from '../src/content/company.ts'
import { secondLocale } from '../src/features/blog/blogIndex.ts'
import { locales } from '../src/i18n/locales.ts'
import { feedPath, postPath } from '../src/routing/blogPaths.ts'
import { answerReads, blogTexts, built, postsIn, refreshFailed, test } from './support/blog.ts'
import { dead } from './support/faults.ts'
import { allow, expect, visit } from './support/site.ts'

for (const locale of locales) {
  const texts = blogTexts[locale]

  test(`the ${locale} list and feed have the posts of the language, newest first, and the list has the other's`, async ({
    page,
    database,
  }) => {
    const { rows } = await database.query<{ title: string; slug: string }>(
      'select title, slug from public.content_posts where published and language_code = $1 order by created_at desc',
      [locale],
    )
    await visit(page, texts.list)
    const titles = (within: Page | Locator) => within.getByRole('heading', { level: 3 }).getByRole('link')
    const addresses = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const own = titles(
      page
        .getByRole('list')
        .filter({ has: page.locator('time') })
        .first(),
    )
    await expect(own).toHaveText(rows.map(({ title }) => title))
    expect(await addresses(own)).toEqual(rows.map(({ slug }) => postPath(locale, slug)))
    const others = await addresses(titles(page.getByRole('region', { name: texts.others })))
    expect(others.length).toBeGreaterThan(0)
    for (const address of others) expect(address).toContain(`${blogTexts[secondLocale[locale]].list}/`)
    const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
    expect(href).toBe(feedPath(locale))
    const feed = await (await page.request.get(href ?? '')).text()
    for (const path of postsIn(locale)) expect(feed).toContain(`${company.url}${path}</link>`)
  })
}

const [, locale] = locales
const texts = blogTexts[locale]

test('the list cuts no description', async ({ page }) => {
  await visit(page, texts.list)
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await page
      .locator('li p')
      .evaluateAll((all) => all.filter((text) => text.scrollHeight > text.clientHeight + 1).map((it) => it.textContent))
    expect(cut).toEqual([])
  }
})

test('a draft is not shown', async ({ page, database }) => {
  const { rows } = await database.query<{ slug: string }>('select slug from public.content_posts where not published')
  expect(rows).not.toEqual([])
  for (const { slug } of rows) {
    expect(built.some(({ path }) => path.endsWith(`/${slug}`))).toBe(false)
    await visit(page, `/en/blog/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible()
  }
})

test('the list that is opened from the menu has its pictures, also while the database is dead', async ({
  page,
  complaints,
}) => {
  await answerReads(page, dead)
  await visit(page, '/en')
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL('/en/blog')
  await expect(page.getByRole('main').getByRole('listitem').getByRole('presentation').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Read full article/ })).not.toHaveCount(0)
  allow(complaints, refreshFailed)
})

test('a post that is newer than the build is a row above the picture with which the list opened', async ({
  page,
  publish,
}) => {
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
  await page.goto(texts.list)
  const opening = await cards.first().getByRole('heading').textContent()
  await publish({ slug: 'without-picture', title: 'Without a picture', locale })
  await visit(page, texts.list)
  await expect(cards.first().getByRole('heading')).toHaveText('Without a picture')
  await expect(cards.first().getByRole('presentation')).toHaveCount(0)
  await expect(cards.nth(1).getByRole('heading')).toHaveText(opening ?? '')
  const picture = await cards.nth(1).getByRole('presentation').boundingBox()
  expect(picture?.x).toBe(0)
})

test('no other page loads anything of the blog', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const address of ['/en', '/de/preise', '/en/mallorca-guide', '/en/contact']) await visit(page, address)
  expect(
    asked.filter((url) =>
      /supabase|postReader|refresh-|sanitise|queryClient|PostCard|BlogPost|\/blog(?!Paths)/i.test(url),
    ),
  ).toEqual([])
})
