import { expect, test } from '@playwright/test'
import fs from 'node:fs'
import { readRun } from '../../scripts/dev/visual/compare.ts'
import { storyTime } from '../../src/testing/isolation.ts'
import { settle, storyFinished } from './settle.ts'

const { pictures, storybook, site } = readRun()

for (const { name, of, address, viewport, media } of pictures)
  test(name, async ({ page }, info) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ media })
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
    const file = `${name}.png`.split('/')
    // The base has no picture of a new story or page, but a reviewer wants to see it.
    if (!fs.existsSync(info.snapshotPath(...file)))
      await info.attach('new', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
    await expect(page).toHaveScreenshot(file, { fullPage: true })
  })
