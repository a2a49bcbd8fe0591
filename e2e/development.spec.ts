import { startDevelopment } from '../scripts/dev/dev.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import { test as base, expect, visit } from './support/site.ts'

const test = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const server = await startDevelopment({ port: 0, dataDir: 'memory', country: 'DE' })
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
})
/** The sources are compiled at the first request. */
test.describe.configure({ mode: 'serial', timeout: 120_000 })

test('a document of the development server is complete and styled before any script runs', async ({ page }) => {
  await page.route(/\.tsx?$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/de/kontakt')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Instrument Serif/)
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveCSS('border-top-style', 'solid')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/kontakt$/)
})

test('the development server hydrates pages, and its backend answers', async ({ page, request }) => {
  await visit(page, '/en/blog')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
  expect(await (await request.get('/geolocation/json/')).json()).toEqual({ country_code: 'DE' })
  const post = await page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .first()
    .getAttribute('href')
  expect((await request.get(post ?? '')).status()).toBe(200)
  expect((await request.get('/en/nonsense')).status()).toBe(404)
})
