import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** WCAG 2.2 A and AA, as axe names it. */
export const accessibilityStandard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Fixtures = {
  /** Console errors and warnings, uncaught errors, hydration complaints and violations of the page's policy so far. */
  complaints: string[]
  /** Addresses that fail on purpose: that the browser itself tells of it is no complaint. */
  brokenAddresses: RegExp[]
  /** Addresses outside the site that it asked for: none, whatever a test does. */
  foreignRequests: string[]
}

/** One of the first posts has a picture that is gone, on purpose (supabase/seed.sql). */
const gonePictures = /\/uploads\//
/** How Chromium tells of a request that failed. */
const failedRequest = /^Failed to load resource: /

/**
 * A page that records every complaint and fails the test when there is one at its end. Each visitor has seen the
 * menu's hint; a test about the hint removes that.
 */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern
  brokenAddresses: ({}, use) => use([gonePictures]),
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
      document.addEventListener('render-complete', () => document.documentElement.setAttribute('data-complete', ''))
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
        console.error(`The page's policy, ${effectiveDirective}, refused ${blockedURI} ${sample} of ${sourceFile}`),
      )
    })
    await use(page)
  },
})

/** Opens an address and waits until the page is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/** Waits until the header is hydrated, which the app signals by `render-complete`. */
export const headerHydrated = (page: Page): Promise<void> => expect(page.locator('html[data-complete]')).toHaveCount(1)

/** What hydrates content when a mouse points at it (src/app/hydration/contentNeeded.ts). */
const controls = ['button:not([popovertarget])', 'input', 'select', 'textarea', 'summary', '[data-live]']

/**
 * Waits until the header is hydrated, and the content after a mouse has pointed at one of its controls. Content without
 * controls is never hydrated.
 */
export async function hydrated(page: Page): Promise<void> {
  await headerHydrated(page)
  if (await pointAtControl(page)) await contentHydrated(page)
}

/** Whether there is a control in content that is not hydrated; the mouse has then been moved to it. */
export function pointAtControl(page: Page): Promise<boolean> {
  return page.evaluate((selector) => {
    const control = document.querySelector('[data-prerendered]')?.querySelector(selector)
    control?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return control !== undefined && control !== null
  }, controls.join())
}

export const contentHydrated = (page: Page): Promise<void> => expect(page.locator('[data-prerendered]')).toHaveCount(0)

/** Marks the hint about the menu as seen, as a returning visitor would have. */
export const returningVisitor = async (page: Page): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('menu-hint-seen', 'true'))
}
