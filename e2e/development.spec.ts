import { startDevelopment } from '../scripts/dev/dev.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import { expect, test as base } from './support/site.ts'

const test = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const server = await startDevelopment({ port: 0, dataDir: 'memory', country: 'DE' })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
})

test('the development server renders pages, and its backend answers', async ({ page, request }) => {
  await page.goto('/de/kontakt')
  // The server transforms the page on its first visit, for as long as it takes.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Instrument Serif/)
  await expect(page).toHaveTitle(/Roqueta/)
  await page.goto('/en/blog')
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
  await first.waitFor()
  expect(await (await request.get('/geolocation/json/')).json()).toEqual({ country_code: 'DE' })
  await first.click()
  await expect(page.locator('#article')).toBeVisible()
})
