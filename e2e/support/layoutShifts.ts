import type { Page } from '@playwright/test'
import { expect, holdTheApp } from './site.ts'

/** Maximum cumulative layout shift of a page visit: half of what counts as good (https://web.dev/articles/cls). */
const mostShift = 0.05

type Watched = { shifts?: { readonly value: number; readonly what: string }[] }

/** Records the layout shifts of each opened page, except those after user input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node?: Node }[]
    }
    const shifts: NonNullable<Watched['shifts']> = []
    Object.assign(window, { shifts })
    const note = (list: PerformanceObserverEntryList) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          shifts.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join() })
    }
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Opens a page whose fonts arrive after its first paint. */
export async function openWithLateFonts(page: Page, address: string): Promise<void> {
  const fonts = /\.woff2$/
  const release = await holdTheApp(page, fonts)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0)
  release()
  await page.waitForLoadState()
  await page.unroute(fonts)
}

/** Scrolls quickly through the whole page and asserts that the layout has not shifted. */
export async function expectNothingMoves(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  const shifts = await page.evaluate(() => (window as Watched).shifts ?? [])
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(mostShift)
}
