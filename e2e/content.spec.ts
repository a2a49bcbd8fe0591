import { pageOfEachKind } from './support/kinds.ts'
import { expect, test } from './support/site.ts'

/** A page of each kind, and those that are needed most without scripts. */
const addresses = new Set([...pageOfEachKind.map(({ path }) => path), '/de/datenschutz', '/de/impressum'])

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of addresses)
    test(`${address} is readable, with its panels open`, async ({ page }) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const panel of await page.locator('[data-findable]').all()) await expect(panel).toBeVisible()
    })

  test('/ offers a link to each language', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en')
    await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de')
  })
})
