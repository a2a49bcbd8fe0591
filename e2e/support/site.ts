import { test as base, expect, type Page, type Route } from '@playwright/test'

export { expect }

/** axe's tags for WCAG 2.2 A and AA. */
export const accessibilityStandard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Fixtures = {
  /** Console errors and warnings, uncaught errors, hydration errors and CSP violations so far. */
  complaints: string[]
  /** Addresses that fail on purpose: the browser's own console messages about them are ignored. */
  brokenAddresses: RegExp[]
  /** Requested addresses outside the site; must be empty in every test. */
  foreignRequests: string[]
}

/** Chromium's console message for a failed request. */
const failedRequest = /^Failed to load resource: /

/** A page that records every error and fails the test if there is one at the end. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern
  brokenAddresses: ({}, use) => use([]),
  complaints: [
    async ({ page, brokenAddresses }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        const { url } = message.location()
        if (failedRequest.test(message.text()) && brokenAddresses.some((broken) => broken.test(url))) return
        if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  foreignRequests: [
    async ({ page, baseURL }, use) => {
      const requests: string[] = []
      page.on('request', (request) => {
        if (/^https?:/.test(request.url()) && !request.url().startsWith(String(baseURL))) requests.push(request.url())
      })
      await use(requests)
      expect(requests).toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      document.addEventListener('hydrated', () => document.documentElement.setAttribute('data-hydrated', ''))
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
        console.error(`The page's policy, ${effectiveDirective}, refused ${blockedURI} ${sample} of ${sourceFile}`),
      )
      // As a returning visitor, who gets no hint about the menu.
      localStorage.setItem('menu-hint-seen', 'true')
    })
    await use(page)
  },
})

/** Opens an address and presses a key, which loads the app at once, then waits until the page is hydrated and has its fonts. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.keyboard.press('Shift')
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Waits until the page is hydrated, signaled by the app's `hydrated` event. */
export const hydrated = (page: Page): Promise<void> => expect(page.locator('html[data-hydrated]')).toHaveCount(1)

/** Marks the document; the returned function says whether it is still there. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  return () => page.evaluate(() => 'isMarked' in window)
}

/** Delays the answer to requests, by default for the app's code, until the returned function is called. */
export async function holdTheApp(
  page: Page,
  address: string | RegExp = '**/assets/main-*.js',
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await answer(route)
  })
  return release
}

/** Ends the wait of what opens by itself without scripts; returns its number of parts. */
export const openLate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = document.getAnimations().filter((it) => it.effect?.getComputedTiming().delay === 8000)
    for (const each of all) each.finish()
    return all.length
  })

/** Takes expected messages out of the complaints. */
export const allow = (complaints: string[], ...expected: readonly RegExp[]): void => {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !expected.some((it) => it.test(text))))
}
