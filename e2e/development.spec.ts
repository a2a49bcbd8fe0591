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

test('the development server renders pages, and its backend answers', async ({ page, request }) => {
  await visit(page, '/de/kontakt')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Instrument Serif/)
  await expect(page).toHaveTitle(/Roqueta/)
  await visit(page, '/en/blog')
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
  await expect(first).toBeVisible()
  expect(await (await request.get('/geolocation/json/')).json()).toEqual({ country_code: 'DE' })
  await first.click()
  await expect(page.locator('#article')).toBeVisible()
})
