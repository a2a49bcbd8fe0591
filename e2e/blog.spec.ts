import { company } from '../src/content/company.ts'
import { secondLocale } from '../src/features/blog/blogIndex.ts'
import { locales } from '../src/i18n/locales.ts'
import {
  firstPost,
  postsIn,
  refreshFailed,
  answerReads,
  built,
  blogTexts,
  publish,
  test,
  withdraw,
} from './support/blog.ts'
import { dead } from './support/faults.ts'
import { allow, expect, visit } from './support/site.ts'

for (const locale of locales) {
  const texts = blogTexts[locale]
  const other = secondLocale[locale]

  test(`the ${locale} list shows each post of the language as a card, newest first, and the other language after it; its feed has them, too`, async ({
    page,
    database,
  }) => {
    const { rows } = await database.query<{ title: string; slug: string; meta_description: string }>(
      'select title, slug, meta_description from public.content_posts where published and language_code = $1 order by created_at desc',
      [locale],
    )
    await visit(page, texts.list)
    const list = page.getByRole('list').filter({ has: page.locator('time') })
    const cards = list.first().getByRole('listitem')
    await expect(cards).toHaveCount(rows.length)
    for (const [at, { title, slug, meta_description: description }] of rows.entries()) {
      const card = cards.nth(at)
      await expect(card.getByRole('heading', { level: 3 }).getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `/${locale}/blog/${slug}`,
      )
      await expect(card.getByText(description)).toBeVisible()
      await expect(card.getByText(locale, { exact: true })).toHaveCount(0)
      await expect(card.getByRole('time')).toHaveText(texts.date)
    }
    const others = page.getByRole('region', { name: texts.others })
    await expect(others.getByRole('listitem')).not.toHaveCount(0)
    for (const entry of await others.getByRole('listitem').all())
      await expect(entry.getByText(other, { exact: true })).toHaveCSS('text-transform', 'uppercase')
    for (const link of await others.getByRole('heading', { level: 3 }).getByRole('link').all())
      await expect(link).toHaveAttribute('href', new RegExp(`^/${other}/blog/`))
    const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
    expect(href).toBe(`${texts.list}/feed.xml`)
    const feed = await (await page.request.get(href ?? '')).text()
    for (const path of postsIn(locale)) expect(feed).toContain(`${company.url}${path}</link>`)
  })
}

const [, locale] = locales
const texts = blogTexts[locale]

test.describe('the list', () => {
  test('cuts no description, and each row leads to its post wherever it is pressed', async ({ page }) => {
    for (const address of [firstPost(locale), texts.list]) {
      await visit(page, address)
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const cut = await page
          .locator('li p')
          .evaluateAll((all) =>
            all.filter((text) => text.scrollHeight > text.clientHeight + 1).map((it) => it.textContent),
          )
        expect(cut).toEqual([])
      }
    }
    const [first] = await page
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .all()
    const box = await first?.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 30)
    await expect(page).toHaveURL(firstPost(locale))
  })
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
  database,
}, { workerIndex }) => {
  const post = { slug: `without-picture-${locale}-${workerIndex}`, title: 'Without a picture', locale }
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
  await page.goto(texts.list)
  const opening = await cards.first().getByRole('heading').textContent()
  await publish(database, post)
  try {
    await visit(page, texts.list)
    await expect(cards.first().getByRole('heading')).toHaveText(post.title)
    await expect(cards.first().getByRole('presentation')).toHaveCount(0)
    await expect(cards.nth(1).getByRole('heading')).toHaveText(opening ?? '')
    const picture = await cards.nth(1).getByRole('presentation').boundingBox()
    expect(picture?.x).toBe(0)
  } finally {
    await withdraw(database, post.slug)
  }
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
