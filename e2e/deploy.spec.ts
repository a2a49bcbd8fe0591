import type { Page } from '@playwright/test'
import { allow, expect, hydrated, test, visit } from './support/site.ts'

/** A tab that was open during a deployment: its chunks no longer exist. */

/** Counts the documents that a page asks for. */
function documentsOf(page: Page): () => number {
  let count = 0
  page.on('request', (request) => (count += Number(request.isNavigationRequest())))
  return () => count
}

const missingChunk = /404|dynamically imported module|preload/i
const appMissing = /The app could not be loaded/

for (const [what, file] of [
  ['code', /\/assets\/Pricing-.*\.js/],
  ['texts', /\/assets\/pricing-en-.*\.js/],
] as const)
  test(`a page whose ${what} are gone is reached with one reload`, async ({ page, complaints }) => {
    const documents = documentsOf(page)
    // The chunk is missing for this tab; a reload of the page references the new version's chunk.
    await page.route(file, (route) => (documents() > 1 ? route.continue() : route.fulfill({ status: 404, body: '' })))
    await visit(page, '/en')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect.poll(documents).toBe(2)
    await hydrated(page)
    await expect(page).toHaveURL('/en/pricing')
    await expect(page).toHaveTitle(/Pricing/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
    expect(documents()).toBe(2)
    allow(complaints, missingChunk)
  })

test('a page whose chunk stays away is still readable, without a chain of reloads', async ({ page, complaints }) => {
  const documents = documentsOf(page)
  await page.route(/\/assets\/Pricing-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  await visit(page, '/de')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preise' }).click()
  await expect.poll(documents).toBe(2)
  await expect.poll(() => complaints.join()).toContain('The app could not be loaded')
  await expect(page).toHaveURL('/de/preise')
  await expect(page.locator('[data-findable]').first()).toBeVisible()
  await expect(page.locator('[data-findable][hidden]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(documents()).toBe(2)
  allow(complaints, missingChunk, appMissing)
})

test('a button that needs the app shows no bar once the app cannot be loaded', async ({ page, complaints }) => {
  await page.route(/\/assets\/Home-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/en')
  const next = page.getByRole('button', { name: 'Next statement' })
  await next.click()
  await expect.poll(() => complaints.join()).toContain('The app could not be loaded')
  await next.click()
  await expect(page.locator('[data-early]')).toHaveCount(0)
  allow(complaints, missingChunk, appMissing)
})
