import { expect, test } from './support/site.ts'

test.use({ brokenAddresses: [/./], reuseContext: false })

for (const [end, query] of [
  ['?utm_source=x', '?utm_source=x'],
  ['&utm_source=x', '?utm_source=x'],
  [').', ''],
] as const)
  test(`the browser jumps to a hash with ${end} behind it`, async ({ page }) => {
    await page.goto(`/en/contact#consultation-form${end}`)
    await page.keyboard.press('Shift')
    await expect(page).toHaveURL(`/en/contact${query}#consultation-form`)
    await expect(page.locator('#consultation-form')).toBeInViewport()
  })

for (const [typed, meant] of [
  ['/EN/about?a=b#contact', '/en/about?a=b#contact'],
  ['/De/Ueber-Uns).', '/de/ueber-uns'],
  ['/de/%C3%BCber%20uns', '/de/ueber-uns'],
  ['/&gclid=1', '/en?gclid=1'],
  ['/kontakt&gclid=1#consultation-form', '/de/kontakt?gclid=1#consultation-form'],
] as const)
  test(`${typed} opens the page that it means, and Back does not return to it`, async ({ page }) => {
    await page.goto('/en/pricing')
    await page.goto(typed)
    await expect(page).toHaveURL(meant)
    await page.goBack()
    await expect(page).toHaveURL('/en/pricing')
  })
