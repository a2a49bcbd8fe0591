import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, returningVisitor, test } from './support/site.ts'

/**
 * Every tap shows something at once. No request is answered from before the tap on, so the sign depends on no line: what
 * passes here shows the same at 20 kB/s and 1.5 s latency. Without the app a link is the browser's, with its own sign.
 */
type Journey = {
  readonly name: string
  readonly address: string
  readonly tap: (page: Page) => Promise<void>
  readonly sign: (page: Page) => Promise<void>
  /** The sign before the app is there, if it is another one; `none`: the browser's own. */
  readonly early?: ((page: Page) => Promise<void>) | 'none'
}

/** The bar at the top of the page, at the latest after 150 ms. */
async function bar(page: Page): Promise<void> {
  const read = () =>
    page.evaluate(() => {
      const { content, animationDelay } = getComputedStyle(document.body, '::before')
      return content !== 'none' && Number.parseFloat(animationDelay) <= 0.15
    })
  await expect.poll(read).toBe(true)
}
const within = (locator: (page: Page) => Locator) => (page: Page) => locator(page).first().click()
const visible = (locator: (page: Page) => Locator) => (page: Page) => expect(locator(page).first()).toBeVisible()

const journeys: readonly Journey[] = [
  {
    name: 'the menu',
    address: '/en',
    tap: within((page) => page.getByRole('button', { name: 'Menu' })),
    sign: visible((page) => page.getByRole('dialog', { name: 'Menu' })),
  },
  {
    name: 'a link to a page',
    address: '/en',
    tap: within((page) => page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })),
    sign: bar,
    early: 'none',
  },
  {
    name: 'the other language',
    address: '/en',
    tap: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Deutsch' }).click()
    },
    sign: visible((page) => page.getByRole('status').filter({ hasText: /^Loading/ })),
    early: 'none',
  },
  {
    name: 'a question',
    address: '/en/pricing',
    tap: within((page) => page.locator('main [data-accordion-trigger]')),
    sign: visible((page) => page.locator('main [data-findable]:not([hidden])')),
    early: bar,
  },
  {
    name: 'a region on the map',
    address: '/en/mallorca-guide',
    tap: async (page) => {
      const name = page.locator('path[data-region="central"]')
      await name.scrollIntoViewIfNeeded()
      await name.click()
    },
    sign: async (page) => {
      await expect(page.locator('#region-central [data-findable]')).toBeVisible()
      await expect(page.locator('#region-central')).toBeInViewport()
    },
    early: bar,
  },
  {
    name: 'the carousel',
    address: '/en',
    tap: within((page) => page.getByRole('button', { name: 'Next statement' })),
    sign: visible((page) => page.getByText('2 of 6')),
    early: bar,
  },
  {
    name: 'the contact form',
    address: '/en/contact',
    tap: within((page) => page.getByRole('button', { name: 'Send message' })),
    sign: (page) => expect(page.locator('[aria-invalid="true"]').first()).toBeFocused(),
    early: bar,
  },
]

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
test.beforeEach(({ page }) => returningVisitor(page))

const holdBack = () => {}

for (const { name, address, tap, sign, early = sign } of journeys) {
  if (early !== 'none')
    test(`${address}: a tap on ${name} shows something before the app is there`, async ({ page }) => {
      await page.route('**/assets/main-*.js', holdBack)
      await page.goto(address)
      await tap(page)
      await early(page)
    })

  test(`${address}: a tap on ${name} shows something while the line is held`, async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    await page.route('**/*', holdBack)
    await tap(page)
    await sign(page)
  })
}

test('/en/pricing on a desktop: a tap on the contact button shows its panel', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route('**/assets/main-*.js', holdBack)
  await page.goto('/en/pricing')
  await page.getByRole('complementary').getByRole('button').click()
  await expect(page.getByRole('complementary').getByRole('dialog')).toBeVisible()
})
