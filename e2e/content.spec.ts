import { selectedRoutes } from '../scripts/build/blog/blogPages.ts'
import { expect, test, visit } from './support/site.ts'
import { sectionOf } from './support/content.ts'
import { legalTexts } from './support/legalTexts.ts'
import { pageTexts } from './support/pageTexts.ts'

const pages = [...pageTexts, ...legalTexts]

const routes = selectedRoutes('dist')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page whose content is listed here has been built', () => {
    expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(pages.map(({ address }) => address)))
  })

  for (const { path, locale } of routes)
    test(`${path} is readable, with the content that it has to have`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const panel of await page.locator('[data-findable]').all())
        await expect(panel.locator('*').first()).toBeVisible()

      const listed = pages.find(({ address }) => address === path)
      if (listed === undefined) return
      const { label, parts, also } = listed
      if (label !== undefined) await expect(page.getByText(label, { exact: true }).first()).toBeVisible()
      for (const { heading, role, items } of parts) {
        const level = role === 'heading' ? { level: 3 } : {}
        await expect(sectionOf(page, heading).getByRole(role, level)).toHaveText([...items])
      }
      for (const panel of await page.locator('[data-findable]').all()) await expect(panel).toBeVisible()
      await also?.(page)
    })

  test('/ offers a link to each language', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en')
    await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de')
  })
})

for (const { address, parts } of pages.filter((page) => page.parts.some(({ role }) => role === 'button')))
  test(`${address} opens one clause of a list at a time`, async ({ page }) => {
    await visit(page, address)
    for (const { heading, items } of parts.filter(({ role }) => role === 'button')) {
      const buttons = sectionOf(page, heading).getByRole('button')
      await expect(buttons).toHaveText([...items])
      await buttons.nth(0).click()
      await buttons.nth(1).click()
      await expect(buttons.nth(0)).toHaveAttribute('aria-expanded', 'false')
      await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'true')
      await buttons.nth(1).click()
      await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'false')
    }
  })
