import { secondLocale } from '../src/features/blog/blogIndex.ts'
import { locales, localeTags } from '../src/i18n/locales.ts'
import { firstPost, slugOf, answerReads, blogTexts, setPublished, test } from './support/blog.ts'
import { expect, hydrated, visit } from './support/site.ts'

for (const locale of locales) {
  const texts = blogTexts[locale]
  const other = secondLocale[locale]

  test(`a ${locale} post is an article for machines, and its language link leads to the other list`, async ({
    page,
  }) => {
    await visit(page, firstPost(locale))
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const crumbs = page.getByRole('main').getByRole('navigation').first().getByRole('listitem')
    await expect(crumbs).toHaveText([texts.home, texts.blog, title])
    const posting: unknown = expect.objectContaining({ '@type': 'BlogPosting', headline: title })
    const data = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
    expect(JSON.parse(data)).toHaveProperty('@graph', expect.arrayContaining([posting]))
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
    await page.getByRole('banner').getByRole('link', { name: localeTags[other].name }).click()
    await expect(page).toHaveURL(blogTexts[other].list)
  })
}

const [locale] = locales
const texts = blogTexts[locale]

test.describe('a post', () => {
  test('published after the build is in the list once the cache has had its time', async ({ page, publish }) => {
    const title = 'Published a moment ago'
    await page.clock.install()
    // The list is refreshed, which fills the cache.
    const refreshed = page.waitForResponse('**/supabase/rest/v1/content_posts*')
    await visit(page, texts.list)
    await (await refreshed).finished()
    const card = page.getByRole('link', { name: title, exact: true })
    await publish({ slug: 'published-now', title, locale })
    await page.getByRole('contentinfo').locator(`a[href="${texts.contactPath}"]`).click()
    await expect(page).toHaveURL(texts.contactPath)
    await page.goBack()
    await expect(page).toHaveURL(texts.list)
    await expect(page.getByRole('link', { name: new RegExp(`^${texts.read}`) })).not.toHaveCount(0)
    await expect(card).toHaveCount(0)
    await page.goForward()
    await expect(page.locator('#consultation-form')).toBeVisible()
    await page.clock.fastForward('05:01')
    await page.goBack()
    await expect(card).toBeVisible()
  })

  test('that was unpublished is gone for readers with JavaScript, and readable without until the next build', async ({
    page,
    database,
  }) => {
    const path = firstPost(locale)
    await setPublished(database, slugOf(path), false)
    try {
      const copyOfTheBuild = await (await page.request.get(path)).text()
      expect(copyOfTheBuild).toMatch(/id="article"[^>]*><[^/]/)
      expect(copyOfTheBuild).not.toContain('noindex')
      await visit(page, texts.list)
      await expect(page.locator(`main a[href="${path}"]`)).toHaveCount(0)
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 1, name: blogTexts.en.missing })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    } finally {
      await setPublished(database, slugOf(path), true)
    }
  })

  test('stays while the database answers that it has no post at all', async ({ page }) => {
    const asked = await answerReads(page, (route) => route.fulfill({ json: [] }))
    await visit(page, firstPost(locale))
    await expect.poll(asked.count).toBeGreaterThanOrEqual(2)
    await expect(page.locator('#article')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: blogTexts[locale].missing })).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  })

  test('that was changed after the build changes under its reader, who keeps the focus', async ({ page }) => {
    await answerReads(page, async (route) => {
      const response = await route.fetch()
      const json = (await response.json()) as { title: string; content_html: string }[]
      const changed = json.map((row) => ({
        ...row,
        content_html: `${row.content_html}<p>Added a moment ago.</p>`,
        updated_at: new Date().toISOString(),
      }))
      await route.fulfill({ response, json: changed })
    })
    await page.goto(firstPost(locale))
    const back = page.getByRole('main').getByRole('link', { name: texts.back })
    await back.focus()
    await hydrated(page)
    await expect(page.getByText('Added a moment ago.')).toBeVisible()
    await expect(back).toBeFocused()
  })
})
