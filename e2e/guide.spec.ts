import { expect, test, visit } from './support/site.ts'
import { costsOf, guides, guideTexts } from './support/guide.ts'

for (const text of guideTexts)
  test.describe(`${text.address} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })
    test('shows the result for the default price, the relief, every region, step and particular', async ({ page }) => {
      await page.goto(text.address)
      const { tax, rate, extras, share, cash } = text.first
      for (const shown of [tax, rate, extras, share, cash]) await expect(costsOf(page)).toContainText(shown)
      await expect(costsOf(page).locator('form')).toBeHidden()
      await expect(page.getByRole('img', { name: text.map })).toBeVisible()
      await expect(page.locator('#regions figure picture').first()).toBeVisible()
      await expect(page.locator('[data-raised]').filter({ visible: true })).toHaveCount(0)
      await expect(page.locator('#regions [id^="region-"]')).toHaveCount(6)
      for (const panel of await page.locator('#regions [data-findable], #steps [data-findable]').all())
        await expect(panel).toBeVisible()
      await expect(page.locator('#checklist details')).toHaveCount(text.total)
      await page.locator('#checklist-nie summary').click()
      await expect(page.locator('#checklist-nie details > :not(summary)')).toBeVisible()
    })
  })

for (const { text, query, found, anchor } of [
  {
    text: guides.de,
    query: 'arras',
    found: 'Treffer für „arras“: Der Anzahlungsvertrag (contrato de arras)',
    anchor: 'step-arras',
  },
  {
    text: guides.en,
    query: 'insurance',
    found: /^\d+ matches for “insurance”\. Now open: Insure the house$/,
    anchor: 'checklist-insurance',
  },
])
  test(`${text.address}?search=${query} opens what it finds`, async ({ page }) => {
    await visit(page, `${text.address}?search=${encodeURIComponent(query)}`)
    await expect(page.getByRole('status').filter({ hasText: query })).toHaveText(found)
    const entry = page.locator(`#${anchor}`)
    await expect(entry).toBeInViewport()
    await expect(entry.locator('[aria-expanded="true"], details[open]')).toHaveCount(1)
  })
