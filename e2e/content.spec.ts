import { pageOfEachKind } from './support/kinds.ts'
import { expect, test } from './support/site.ts'

/** Pages with figures that depend on the language, as worked out by hand; and the pages that are needed most without scripts. */
const shown: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(pageOfEachKind.map(({ path }) => [path, []])),
  '/en/about': ['4+', '4–\u20606', '15+'],
  '/en/client-stories': ['3.2×', '25%', '15+', '100%'],
  '/de/kundenerfahrungen': ['3,2×', '25 %', '15+', '100 %'],
  '/en/pricing': [
    '0.121% with VAT',
    'Your fee: €2,420 with VAT, €2,000 without',
    '€1,000,000',
    '€25,000',
    '(0.1%)',
    '€500 at the start, €500 at closing',
    '€1,210 with VAT',
  ],
  '/de/preise': [
    '0,121 % mit IVA',
    'Ihr Honorar: 2.420 € mit IVA, 2.000 € ohne',
    '1.000.000 €',
    '25.000 €',
    '(0,1 %)',
    '500 € zu Beginn, 500 € bei Beurkundung',
    '1.210 € mit IVA',
  ],
  '/en/contact': ['9:00 AM–\u20607:00 PM', '3:00 AM–1:00 PM', '12:00 AM–10:00 AM'],
  '/de/datenschutz': [],
  '/de/impressum': [],
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [address, texts] of Object.entries(shown))
    test(`${address} is readable, with its panels open and its figures`, async ({ page }) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const panel of await page.locator('[data-findable]').all()) await expect(panel).toBeVisible()
      for (const text of texts) await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    })

  test('/ offers a link to each language', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en')
    await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de')
  })
})
