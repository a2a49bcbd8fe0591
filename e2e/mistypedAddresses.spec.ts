import { expect, test } from './support/site.ts'

test.use({ brokenAddresses: [/./], reuseContext: false })

test('a query behind the hash is moved before it, and the browser jumps to the hash', async ({ page }) => {
  await page.goto('/en/contact#consultation-form?utm_source=x')
  await page.keyboard.press('Shift')
  await expect(page).toHaveURL('/en/contact?utm_source=x#consultation-form')
  await expect(page.locator('#consultation-form')).toBeInViewport()
})

for (const [typed, meant] of [
  ['/EN/about?a=b#contact', '/en/about?a=b#contact'],
  ['/De/Ueber-Uns).', '/de/ueber-uns'],
  ['/kontakt&gclid=1#consultation-form', '/de/kontakt?gclid=1#consultation-form'],
] as const)
  test(`${typed} opens the page that it means, and Back does not return to it`, async ({ page }) => {
    await page.goto('/en/pricing')
    await page.goto(typed)
    await expect(page).toHaveURL(meant)
    await page.goBack()
    await expect(page).toHaveURL('/en/pricing')
  })
