import type { Page } from '@playwright/test'
import { sampledRoutes } from '../scripts/build/blog/blogPages.ts'
import { chromiumLaunch } from '../scripts/check/browser/browser.ts'
import { locales } from '../src/i18n/locales.ts'
import { pointUntil } from './support/faults.ts'
import { expect, headerHydrated, pointAtControl, returningVisitor, test } from './support/site.ts'

/** Playwright disables the back/forward cache by default; this enables it. */
test.use({ launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

type Navigation = PerformanceNavigationTiming & { readonly notRestoredReasons?: unknown }

/** Whether the page was restored from the back/forward cache, or the reason why not. */
const returned = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.dataset['restored'] !== undefined) return 'restored'
    return JSON.stringify((performance.getEntriesByType('navigation')[0] as Navigation).notRestoredReasons)
  })

for (const locale of locales)
  test(`every ${locale} page comes back from the back/forward cache as it was left`, async ({ page }) => {
    const routes = sampledRoutes('dist').filter((route) => route.locale === locale)
    await returningVisitor(page)
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset['restored'] = ''
      }),
    )
    for (const { path } of routes) {
      await page.goto(path)
      // Starts the app at once.
      await page.keyboard.press('Shift')
      if (await pointAtControl(page))
        await pointUntil(page, () => expect(page.locator('[data-prerendered]')).toHaveCount(0, { timeout: 100 }))
      else await headerHydrated(page)
      await page.goto('/robots.txt')
      await page.goBack({ waitUntil: 'commit' })
      expect.soft(await returned(page), path).toBe('restored')
    }
  })
