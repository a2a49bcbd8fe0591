import { expect, test } from '@playwright/test'
import fs from 'node:fs'
import { storyTime } from '../../src/testing/isolation.ts'
import { readRun } from './run.ts'
import { settle, storyFinished } from './settle.ts'

for (const { name, url, viewport, media } of readRun().pictures)
  test(name, async ({ page }, info) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ media })
    if (name.startsWith('stories/')) {
      await page.goto(url)
      await storyFinished(page)
    } else {
      await page.clock.setFixedTime(storyTime)
      await page.addInitScript(() => {
        localStorage.setItem('menu-hint-seen', 'true')
        document.addEventListener('render-complete', () => document.documentElement.setAttribute('data-complete', ''))
      })
      await page.goto(url)
      await page.locator('html[data-complete]').waitFor({ state: 'attached' })
    }
    await settle(page)
    const file = `${name}.png`.split('/')
    // The reporter knows a picture that differs from one that cannot be taken.
    info.annotations.push({ type: 'taken' })
    if (!fs.existsSync(info.snapshotPath(...file))) {
      info.annotations.push({ type: 'new' })
      // The base has no picture of a new story or page, but a reviewer wants to see it.
      await info.attach('new', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
    }
    await expect(page).toHaveScreenshot(file, { fullPage: true })
  })
