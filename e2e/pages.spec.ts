import { routesWithNewestPosts } from '../scripts/build/blog/blogPages.ts'
import { defaultLocale } from '../src/i18n/locales.ts'
import { accessibilityViolations } from './support/accessibility.ts'
import { expectOneContainer } from './support/container.ts'
import { brokenWords, phoneWithText, spaceTexts } from './support/enlargedText.ts'
import { expectNothingMoves, openWithLateFonts, watchShifts } from './support/layoutShifts.ts'
import { expect, hydrated, test } from './support/site.ts'

const pages = [...routesWithNewestPosts('dist'), { path: '/404', page: undefined, locale: defaultLocale }]

/** Title, metadata and structured data. */
const headOf = () =>
  [...document.head.querySelectorAll('title, meta, link:is([rel=canonical], [rel=alternate]), script[type$=json]')].map(
    (tag) => tag.outerHTML,
  )

for (const { path: address, page: name, locale } of pages)
  test(`${address} hydrates without an error or a layout shift, has one container, is accessible, and does not scroll sideways, even with text at 200 %`, async ({
    page,
  }) => {
    await watchShifts(page)
    // The languages share a layout: one is looked at on a phone, the others on a desktop.
    await page.setViewportSize({ width: locale === defaultLocale ? 390 : 1440, height: 900 })
    await openWithLateFonts(page, address)
    const prerendered = await page.locator('main').innerText()
    const head = await page.evaluate(headOf)
    await hydrated(page)
    expect(await page.locator('main').innerText()).toBe(prerendered)
    expect(await page.evaluate(headOf)).toEqual(head)
    await expectNothingMoves(page)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectOneContainer(page, name)
    await page.setViewportSize({ width: 320, height: 800 })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(320)
    await spaceTexts(page, true)
    await expect.poll(width).toBeLessThanOrEqual(320)
    await spaceTexts(page, false)
    await phoneWithText(page, 32)
    expect(await width()).toBe(390)
    expect(await brokenWords(page)).toEqual([])
    await phoneWithText(page, 16)
  })
