import { pageSize, secondLocale } from '../src/features/blog/blogIndex.ts'
import { locales } from '../src/i18n/locales.ts'
import { listPath, postPath } from '../src/routing/blogPaths.ts'
import { answerReads, blogTexts, test } from './support/blog.ts'
import { blocked, silent } from './support/faults.ts'
import { expectNothingMoves, watchShifts } from './support/layoutShifts.ts'
import { inEachLocale, textsIn } from './support/messages.ts'
import { allow, expect, holdTheApp, hydrated, visit } from './support/site.ts'

/** A post that is newer than the build: its host answers with 404.html, as for any unknown address. */

const notFound = inEachLocale((locale) => textsIn(locale)('There is nothing at this address'))
const html = '<h2>A part</h2><p>A long text.</p>'.repeat(20)

for (const locale of locales) {
  const texts = blogTexts[locale]
  const other = secondLocale[locale]

  test(`a new ${locale} post opens from the list and by its address`, async ({ page, publish }) => {
    const title = 'Published a moment ago'
    await publish({ slug: 'new', title, locale, html })
    await visit(page, texts.list)
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await watchShifts(page)
    const response = await page.reload()
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('#article')).toContainText('A long text.')
    // A second read, whose links come below the text.
    await expect(page.getByRole('navigation', { name: texts.related }).getByRole('link')).not.toHaveCount(0)
    await expectNothingMoves(page)
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    for (const tag of ['title', 'meta[name="description"]', 'link[rel="canonical"]'])
      await expect(page.locator(`head ${tag}`)).toHaveCount(1)
    await expect(page.locator('meta[name="robots"], html[aria-busy]')).toHaveCount(0)
  })

  test(`a new ${locale} post that is asked for in the other language is shown in its own`, async ({
    page,
    publish,
  }) => {
    const title = 'Published elsewhere'
    await publish({ slug: 'elsewhere', title, locale })
    await page.goto(postPath(other, 'elsewhere'))
    await expect(page).toHaveURL(postPath(locale, 'elsewhere'))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: texts.back })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  })
}

const [, locale] = locales
const texts = blogTexts[locale]
const address = postPath(locale, 'newer-than-the-site')

test('a page of the list that is newer than the build opens', async ({ page, publish }) => {
  for (let at = 0; at < pageSize; at += 1) await publish({ slug: `one-of-many-${at}`, title: 'One of many', locale })
  const response = await page.goto(listPath(locale, 2))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('link', { name: new RegExp(`^${texts.read}`) })).not.toHaveCount(0)
  await expect(page).toHaveURL(listPath(locale, 2))
})

test('the reader sees that the post is loading while the database does not answer', async ({ page }) => {
  await answerReads(page, silent)
  await page.goto(address)
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await expect(page.getByText(textsIn(locale)('The article is being loaded.'))).toHaveCount(1)
  await expect(page.getByText(notFound[locale])).toHaveCount(0)
})

for (const file of ['main', 'BlogPost'])
  test(`the 404 page is shown again, complete, when ${file} cannot be loaded`, async ({ page, complaints }) => {
    await page.route(`**/assets/${file}-*.js`, blocked)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: notFound.en })).toBeVisible()
    await expect(page).toHaveTitle(/^Page not found/)
    allow(complaints, /could not be loaded|Failed to load resource|uncaught/)
  })

test('the 404 page is shown again after eight seconds without the app, which may still come', async ({ page }) => {
  const release = await holdTheApp(page)
  await page.clock.install()
  await page.goto(address)
  await expect(page.locator('html[aria-busy]')).toHaveCount(1)
  const heading = page.getByRole('heading', { level: 1, name: notFound.en })
  await expect(heading).toBeHidden()
  await page.clock.fastForward('00:08')
  await expect(heading).toBeVisible()
  release()
  await hydrated(page)
  await expect(heading).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a new post is the 404 page, with its links', async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: notFound.en })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(4)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })
})
