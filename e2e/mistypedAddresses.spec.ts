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
