import { test as base, expect, type Page } from '@playwright/test'

export { expect }

type Fixtures = {
  /** Console errors and warnings, uncaught errors and hydration complaints so far. */
  complaints: string[]
}

/** One of the first posts has a picture that is gone, on purpose (supabase/seed.sql): the browser says so, and may. */
const gonePictures = '/uploads/'

/**
 * A page that records every complaint and fails the test when there is one at its end. Each visitor has seen the
 * menu's hint; a test about the hint removes that.
 */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.location().url.includes(gonePictures)) return
        if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      document.addEventListener('render-complete', () => document.documentElement.setAttribute('data-complete', ''))
    })
    await use(page)
  },
})

/** Opens an address and waits until the app has taken the page over. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await takenOver(page)
}

/** Waits until the app has taken the page over and says so (`render-complete`). */
export const takenOver = (page: Page): Promise<void> => expect(page.locator('html[data-complete]')).toHaveCount(1)

/** Marks the hint about the menu as seen, as a returning visitor would have. */
export const returningVisitor = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('menu-hint-seen', 'true'))
}
