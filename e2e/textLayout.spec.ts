import { expect, test } from '@playwright/test'
import { manifest } from '../src/routing/manifest.ts'
import { textFaults } from './support/textLayout.ts'

// Without JavaScript, the HTML contains every text of a page, and collapsed panels are open.
test.use({ javaScriptEnabled: false })

for (const { path } of manifest)
  test(`${path} has room for its texts, on a wide screen and on the narrowest`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    expect.soft(await page.evaluate(textFaults)).toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    expect.soft(await page.evaluate(textFaults)).toEqual([])
    await page.evaluate(() => document.querySelector<HTMLElement>('header [popover]')?.showPopover())
    expect.soft(await page.evaluate(textFaults)).toEqual([])
  })
