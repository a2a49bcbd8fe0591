import { selectedRoutes } from '../scripts/build/blog/blogPages.ts'
import { accessibilityViolations } from './support/accessibility.ts'
import { expectOneContainer } from './support/container.ts'
import { brokenWords, phoneWithText, spaceTexts } from './support/enlargedText.ts'
import { expectNothingMoves, openWithLateFonts, watchShifts } from './support/layoutShifts.ts'
import { expect, returningVisitor, hydrated, test } from './support/site.ts'

const pages = [...selectedRoutes('dist'), { path: '/404', page: undefined }]
const widths = [390, 1440]

/** Title, metadata and structured data. */
const headOf = () =>
  [...document.head.querySelectorAll('title, meta, link:is([rel=canonical], [rel=alternate]), script[type$=json]')].map(
    (tag) => tag.outerHTML,
  )

for (const { path: address, page: name } of pages)
  test(`${address} hydrates without an error or a layout shift, has one container, is accessible, and does not scroll sideways, even with text at 200 %`, async ({
    page,
  }) => {
    // Two widths, each with several tools.
    test.slow()
    await returningVisitor(page)
    await watchShifts(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await openWithLateFonts(page, address)
      const prerendered = await page.locator('main').innerText()
      const head = await page.evaluate(headOf)
      await hydrated(page)
      expect(await page.locator('main').innerText()).toBe(prerendered)
      expect(await page.evaluate(headOf)).toEqual(head)
      await expectNothingMoves(page)
      expect(await accessibilityViolations(page), `at ${width} px`).toEqual([])
    }
    await expectOneContainer(page, name)
    await page.setViewportSize({ width: 320, height: 800 })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(320)
    await spaceTexts(page, true)
    await expect.poll(width).toBeLessThanOrEqual(320)
    await spaceTexts(page, false)
    await phoneWithText(page, 32)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await brokenWords(page)).toEqual([])
    await phoneWithText(page, 16)
  })
