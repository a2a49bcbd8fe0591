import { expect, test, visit } from './support/site.ts'
import { costsOf, guides, guideTexts } from './support/guide.ts'

test('open one buying step at a time, and close it', async ({ page }) => {
  const text = guides.en
  await visit(page, text.address)
  const buttons = page.locator('#steps').getByRole('button')
  await expect(buttons).toHaveText(text.steps)
  await buttons.nth(0).click()
  await buttons.nth(3).click()
  await expect(buttons.nth(3)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#steps [aria-expanded="true"]')).toHaveCount(1)
  await expect(page.locator('#step-etv [data-findable]')).toBeVisible()
  await expect(page.locator('#step-arras [data-findable]')).toBeHidden()
  await buttons.nth(3).click()
  await expect(page.locator('#steps [aria-expanded="true"]')).toHaveCount(0)
})

for (const text of guideTexts) {
  test(`${text.address}: the checklist counts what is done, strikes it through, shows details, and forgets with the page`, async ({
    page,
  }) => {
    await visit(page, text.address)
    const checklist = page.locator('#checklist')
    const boxes = checklist.getByRole('checkbox')
    await expect(boxes).toHaveCount(text.total)
    await expect(checklist.getByRole('status')).toHaveText(text.progress(0))
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await expect(checklist.getByRole('status')).toHaveText(text.progress(2))
    await expect(checklist).toContainText(text.percent[1])
    await expect(checklist.getByRole('progressbar')).toHaveJSProperty('value', 2)
    await expect(boxes.nth(0)).toHaveAccessibleName(`${text.mark} ${text.firstStep}`)
    await expect(checklist.getByRole('heading', { name: text.firstStep })).toHaveCSS(
      'text-decoration-line',
      'line-through',
    )
    const details = page.locator('#checklist-nie details')
    await details.locator('summary').click()
    await expect(details).toHaveAttribute('open')
    // A step of buyers from outside the European Union.
    await expect(page.getByRole('heading', { name: text.military })).toHaveCount(text.locale === 'en' ? 1 : 0)
    await page.reload()
    await expect(checklist.getByRole('status')).toHaveText(text.progress(0))
  })

  test.describe(`${text.address} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })
    test('shows the result for the default price, the relief, every region, step and particular', async ({ page }) => {
      await page.goto(text.address)
      await expect(costsOf(page)).toContainText(text.cash)
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
}

for (const { text, query, found, anchor } of [
  { text: guides.en, query: 'Sóller', found: 'Showing the match for “Sóller”: West', anchor: 'region-west' },
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

test('a search says so when there is nothing', async ({ page }) => {
  const text = guides.de
  await visit(page, `${text.address}?search=xyzzy`)
  await expect(page.getByRole('status').filter({ hasText: 'xyzzy' })).toContainText(text.nothing)
  await expect(page.locator('#steps [aria-expanded="true"]')).toHaveCount(0)
})
