import type { Page } from '@playwright/test'
import { expect, holdTheApp, hydrated, returningVisitor, test } from './support/site.ts'

const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) names.push(new URL(request.url()).pathname)
  })
  return names
}

/** Opens a page that hydrates by itself. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
}

test.beforeEach(({ page }) => returningVisitor(page))

test('a page that nobody touches is hydrated once, whole', async ({ page }) => {
  await open(page, '/de/impressum')
  await page.locator('[data-accordion-trigger]').first().click()
  await expect(page.locator('[data-findable]').first()).toBeVisible()
})

test('an accordion that is opened first stays open, and answers once each time', async ({ page }) => {
  await page.goto('/en/pricing')
  const questions = page.locator('[data-accordion-trigger]')
  await questions.nth(1).click()
  await hydrated(page)
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true')
  await questions.nth(1).click()
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'false')
})

test('a press before the hydration is done after it, once', async ({ page }) => {
  const release = await holdTheApp(page)
  await page.goto('/404')
  await page.evaluate(() => {
    const steps: number[] = []
    history.go = (delta = 0) => void steps.push(delta)
    Object.assign(window, { steps })
  })
  await page.getByRole('button', { name: 'Go Back' }).click()
  release()
  await hydrated(page)
  expect(await page.evaluate(() => (window as unknown as { steps: number[] }).steps)).toEqual([-1])
})

test('a panel in which the browser has found a text before the hydration stays open', async ({ page }) => {
  const release = await holdTheApp(page)
  await page.goto('/en/pricing')
  const panel = page.locator('[data-findable]').nth(1)
  // What the browser does: https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm
  await panel.evaluate((element) => {
    element.dispatchEvent(new Event('beforematch', { bubbles: true }))
    element.removeAttribute('hidden')
  })
  release()
  await hydrated(page)
  await expect(panel).toBeVisible()
  await expect(page.locator('[data-accordion-trigger]').nth(1)).toHaveAttribute('aria-expanded', 'true')
})

test('a link navigates without loading a document, and the head follows', async ({ page }) => {
  await open(page, '/en/client-stories')
  await page.locator('main a[href^="/en/"]').first().click()
  await expect(page).not.toHaveURL('/en/client-stories')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(new URL(page.url()).pathname))
  await expect(page.locator('meta[name="description"]')).toHaveCount(1)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  expect(await isSamePage(page)).toBe(true)
})

test('a page whose code cannot be loaded stays readable, and its links work', async ({ page, complaints }) => {
  await page.route(/\/assets\/Pricing-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/de/preise')
  await expect.poll(() => complaints.join()).toContain('The app could not be loaded')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click()
  await expect(page).toHaveURL('/de/datenschutz')
  await hydrated(page)
  complaints.length = 0
})

test('a page is fetched when a visitor points at its link', async ({ page }) => {
  const scripts = scriptsOf(page)
  await open(page, '/en/legal-notice')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).hover()
  await expect.poll(() => scripts.filter((script) => script.includes('Pricing'))).toHaveLength(1)
})

test('a visitor who saves data loads a document, and nothing ahead of it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const scripts = scriptsOf(page)
  await open(page, '/en/legal-notice')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).hover()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(scripts.filter((script) => script.includes('Services'))).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/en/services')
  await expect.poll(() => isSamePage(page)).toBe(false)
})
