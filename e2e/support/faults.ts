import type { Page, Route } from '@playwright/test'
import { expect, test as base } from './site.ts'

/** Replaces the response of a service or a file. */
export type Fault = (route: Route) => Promise<void>

export const dead: Fault = (route) => route.abort('connectionrefused')
export const blocked: Fault = (route) => route.abort('blockedbyclient')
/** Never answers, and does not block the end of the test. */
export const silent: Fault = () => new Promise<void>(() => {})

export const services = {
  country: /\/geolocation\//,
  blog: /\/supabase\//,
  forms: /\/forms\//,
} as const

/** Breaks every matching address, and ignores the browser's own console messages about them. */
export type Break = (addresses: RegExp, fault: Fault) => Promise<void>

export const test = base.extend<{ breakDown: Break }>({
  breakDown: ({ page, brokenAddresses }, use) =>
    use(async (addresses, fault) => {
      brokenAddresses.push(addresses)
      await page.route(addresses, fault)
    }),
})

const allStorage = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookie']

/** Makes storage throw, as in a browser that blocks all cookies. */
export async function refuseStorage(page: Page, names = allStorage): Promise<void> {
  await page.addInitScript((refused) => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of refused)
      Object.defineProperty(name === 'cookie' ? Document.prototype : window, name, { get: refuse, set: refuse })
  }, names)
}

export const query = '?from=a-drill'

/** The page's text and the values typed into its lead form, if it has one; closed panels and later steps are included. */
type Content = { readonly text: string; readonly typed: readonly string[] }

const leadFields = (page: Page) =>
  page.locator('form:has([formaction^="mailto:"])').getByRole('textbox', { includeHidden: true })

const contentOf = async (page: Page): Promise<Content> => ({
  text: (await page.locator('main').textContent()) ?? '',
  typed: await leadFields(page).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
})

/** Opens a page and types into its form before the app is loaded; the first key press starts loading it. */
export async function openAndType(page: Page, address: string): Promise<Content> {
  await page.goto(`${address}${query}`)
  for (const field of await leadFields(page).filter({ visible: true }).all()) await field.fill('Typed at once')
  const content = await contentOf(page)
  await page.keyboard.press('Shift')
  return content
}

/** Asserts that the page is unchanged and keeps the typed values. */
export async function expectUntouched(page: Page, before: Content): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(before.text.length).toBeGreaterThan(100)
  expect(await contentOf(page)).toEqual(before)
}

/** Advances the clock past delays and retries until an error appears, and asserts that there is only one. */
export async function expectOnly(page: Page, complaints: string[], expected: string): Promise<void> {
  await expect(async () => {
    // Small steps: a request that is answered late has not reached its timeout.
    await page.clock.fastForward(1000)
    expect(complaints).toEqual([expect.stringContaining(expected)])
  }).toPass({ intervals: [100] })
  complaints.length = 0
}
