import { AxeBuilder } from '@axe-core/playwright'
import { sampledRoutes } from '../scripts/build/blog/blogPages.ts'
import { expectNothingMoves, openWithLateFonts, watchShifts } from './support/layoutShifts.ts'
import { accessibilityStandard, expect, returningVisitor, hydrated, test } from './support/site.ts'

const routes = sampledRoutes('dist')
const addresses = [...routes.map(({ path }) => path), '/404']
const widths = [390, 1440]

for (const address of addresses)
  test(`${address} is taken over silently and without a move, is accessible, and does not scroll sideways`, async ({
    page,
  }) => {
    await returningVisitor(page)
    await watchShifts(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await openWithLateFonts(page, address)
      const prerendered = await page.locator('main').innerText()
      await hydrated(page)
      expect(await page.locator('main').innerText()).toBe(prerendered)
      await expectNothingMoves(page)
      // Without frames the legacy mode finds the same, and spares each look a page of its own.
      const { violations } = await new AxeBuilder({ page }).withTags(accessibilityStandard).setLegacyMode().analyze()
      const found = violations.map(
        ({ id, nodes }) => `${width} px, ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      )
      expect(found).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const route of routes)
    test(`${route.path} is readable`, async ({ page }) => {
      await page.goto(route.path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('html')).toHaveAttribute('lang', route.locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const panel of await page.locator('[data-findable]').all())
        await expect(panel.locator('*').first()).toBeVisible()
    })

  test('/ offers a link to each language', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en')
    await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de')
  })
})
