import { expect, test } from '@playwright/test'
import { readRun } from '../../scripts/visual/run.ts'
import { storyTime } from '../../src/testing/isolation.ts'
import { settle, showMosaics, storyFinished } from './settle.ts'

const { pictures, storybook, site } = readRun()

for (const { name, of, address, viewport, media, photographs } of pictures)
  test(name, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ media })
    if (photographs === 'mosaic') await showMosaics(page)
    if (of === 'story') {
      await page.goto(storybook + address)
      await storyFinished(page)
    } else {
      await page.clock.setFixedTime(storyTime)
      await page.addInitScript(() => {
        localStorage.setItem('menu-hint-seen', 'true')
        document.addEventListener('render-complete', () => document.documentElement.setAttribute('data-complete', ''))
      })
      await page.goto(site + address)
      await page.locator('html[data-complete]').waitFor({ state: 'attached' })
    }
    await settle(page)
    await expect(page).toHaveScreenshot(`${name}.png`.split('/'), { fullPage: true })
  })
