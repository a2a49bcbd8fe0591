import type { Page } from '@playwright/test'
import { chromiumLaunch, wholeBrowsers } from '../scripts/check/browser/browser.ts'
import { pageOfEachKind } from './support/kinds.ts'
import { expect, test, visit } from './support/site.ts'

/** Playwright disables the back/forward cache by default; this enables it. */
test.use({
  launchOptions: { ...chromiumLaunch(wholeBrowsers), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

type Navigation = PerformanceNavigationTiming & { readonly notRestoredReasons?: unknown }

/** Whether the page was restored from the back/forward cache, or the reason why not. */
const returned = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.dataset['restored'] !== undefined) return 'restored'
    return JSON.stringify((performance.getEntriesByType('navigation')[0] as Navigation).notRestoredReasons)
  })

test('pages of each kind come back from the back/forward cache as they were left', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['restored'] = ''
    }),
  )
  for (const { path } of pageOfEachKind)
    await test.step(path, async () => {
      await visit(page, path)
      await page.goto('/robots.txt')
      await page.goBack({ waitUntil: 'commit' })
      await expect.poll(() => returned(page)).toBe('restored')
    })
})
