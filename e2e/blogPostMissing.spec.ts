import { locales } from '../src/i18n/locales.ts'
import { postPath } from '../src/routing/blogPaths.ts'
import { readFailed, answerReads, blogTexts, exhaustRetries, test } from './support/blog.ts'
import { dead } from './support/faults.ts'
import { textsIn } from './support/messages.ts'
import { allow, expect, holdTheApp, visit } from './support/site.ts'

// The test of an address that does not exist looks at the history.
test.use({ reuseContext: false })

const missing = "The blog post you're looking for doesn't exist or has been removed."

test.describe('a post that does not exist', () => {
  for (const locale of locales)
    test(`under /${locale} ends at the English address, which says so, also in the language of the visitor`, async ({
      page,
    }) => {
      await visit(page, '/en/about')
      const response = await page.goto(`/${locale}/blog/no-such-post`)
      expect(response?.status()).toBe(404)
      await expect(page).toHaveURL('/en/blog/no-such-post')
      await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible()
      await expect(page.getByText(missing)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('link', { name: 'Back to the articles' })).toHaveAttribute('href', '/en/blog')
      await expect(page.getByText(textsIn(locale)(missing))).toBeVisible()
      await expect(page.getByText(blogTexts[locale].unreachable)).toHaveCount(0)
      // Replaced, not added to the history.
      await page.goBack()
      await expect(page).toHaveURL('/en/about')
    })
})

const [, locale] = locales
const texts = blogTexts[locale]

test.describe('a post that is newer than the site, while the database is dead', () => {
  test('is asked for four times, and then the reader learns in the language of the address that it could not be reached', async ({
    page,
    complaints,
  }) => {
    const asked = await answerReads(page, dead)
    await page.clock.install()
    await page.goto(`/${locale}/blog/newer-than-the-site`)
    await exhaustRetries(page, asked)
    await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible()
    await expect(page).toHaveURL('/en/blog/newer-than-the-site')
    const notice = page.getByRole('alert').filter({ hasText: texts.unreachable })
    await expect(notice).toBeVisible()
    expect(await notice.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(locale)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    expect(asked.count()).toBe(4)
    allow(complaints, readFailed)
  })

  test('opens on another try, once the database answers', async ({ page, publish, complaints }) => {
    const title = 'Reached at last'
    const address = postPath(locale, 'reached-later')
    const connection = { isDead: true }
    const asked = await answerReads(page, (route) => (connection.isDead ? dead(route) : route.continue()))
    await publish({ slug: 'reached-later', title, locale })
    await page.clock.install()
    await page.goto(address)
    await exhaustRetries(page, asked)
    const retry = page.getByRole('button', { name: texts.retry })
    await retry.click()
    await exhaustRetries(page, asked, 8)
    await expect(page.getByText(texts.unreachable)).toBeVisible()
    await expect(retry).toBeFocused()
    connection.isDead = false
    await retry.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveURL(address)
    allow(complaints, readFailed)
  })
})

test('a visitor who goes on and thinks better of it still learns that there is no such post', async ({ page }) => {
  const release = await holdTheApp(page, '**/supabase/**')
  await visit(page, '/de/blog/no-such-post')
  await holdTheApp(page, /Pricing-[\w-]+\.js$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preise' }).click()
  await expect(page.locator('body[aria-busy]')).toHaveCount(1)
  const read = page.waitForResponse('**/supabase/**')
  release()
  await (await read).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.evaluate(() => (location.hash = 'main'))
  await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible()
})
