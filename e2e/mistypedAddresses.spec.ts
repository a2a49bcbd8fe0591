import { expect, returningVisitor, test } from './support/site.ts'

test.use({ brokenAddresses: [/./], reuseContext: false })
test.beforeEach(({ page }) => returningVisitor(page))

for (const [typed, meant] of [
  ['/EN/about?a=b#contact', '/en/about?a=b#contact'],
  ['/De/Ueber-Uns).', '/de/ueber-uns'],
] as const)
  test(`${typed} opens the page that it means, and Back does not return to it`, async ({ page }) => {
    await page.goto('/en/pricing')
    await page.goto(typed)
    await expect(page).toHaveURL(meant)
    await page.goBack()
    await expect(page).toHaveURL('/en/pricing')
  })

test('an address that means no page stays the 404 page', async ({ page }) => {
  const response = await page.goto('/en/abuot')
  expect(response?.status()).toBe(404)
  await page.keyboard.press('Shift')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  await expect(page).toHaveURL('/en/abuot')
})
