import { startDevelopment } from '../scripts/dev/dev.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import { expect as patient, test as base } from './support/site.ts'

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
// The sources are compiled at the first request.
const expect = patient.configure({ timeout: 60_000 })
test.describe.configure({ timeout: 120_000 })

test('the development server renders pages, and its backend answers', async ({ page, request }) => {
  await page.goto('/de/kontakt')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Instrument Serif/)
  await expect(page).toHaveTitle(/Roqueta/)
  await page.goto('/en/blog')
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
  await expect(first).toBeVisible()
  expect(await (await request.get('/geolocation/json/')).json()).toEqual({ country_code: 'DE' })
  await first.click()
  await expect(page.locator('#article')).toBeVisible()
})
