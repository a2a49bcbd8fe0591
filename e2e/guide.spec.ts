import { expect, test, visit } from './support/site.ts'
import { costsOf, guideTexts } from './support/guide.ts'

for (const text of guideTexts) {
  test.describe(`${text.address}: steps and checklist`, () => {
    test('open one buying step at a time, and close it', async ({ page }) => {
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

    test('count what is done, strike it through, and forget it with the page', async ({ page }) => {
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
      await page.reload()
      await expect(checklist.getByRole('status')).toHaveText(text.progress(0))
    })

    test('show a step’s details, and the military permit in English only', async ({ page }) => {
      await visit(page, text.address)
      const details = page.locator('#checklist-nie details')
      await details.locator('summary').click()
      await expect(details).toHaveAttribute('open')
      await expect(page.getByRole('heading', { name: text.military })).toHaveCount(text.locale === 'en' ? 1 : 0)
    })
  })

  test.describe(`${text.address}?search=`, () => {
    for (const { query, found, anchor } of text.searches)
      test(`${query} opens what it finds`, async ({ page }) => {
        await visit(page, `${text.address}?search=${encodeURIComponent(query)}`)
        await expect(page.getByRole('status').filter({ hasText: query })).toHaveText(found)
        const entry = page.locator(`#${anchor}`)
        await expect(entry).toBeInViewport()
        await expect(entry.locator('[aria-expanded="true"], details[open]')).toHaveCount(1)
      })

    test('lists several matches, each of which opens', async ({ page }) => {
      const { query, matches, other, anchor } = text.several
      await visit(page, `${text.address}?search=${query}`)
      await page.getByRole('list', { name: matches }).getByRole('link', { name: other }).click()
      await expect(page.locator(`#${anchor} [aria-expanded="true"]`)).toHaveCount(1)
      await expect(page.locator(`#${anchor}`)).toBeInViewport()
    })

    test('says so when there is nothing', async ({ page }) => {
      await visit(page, `${text.address}?search=xyzzy`)
      await expect(page.getByRole('status').filter({ hasText: 'xyzzy' })).toContainText(text.nothing)
      await expect(page.locator('#steps [aria-expanded="true"]')).toHaveCount(0)
    })
  })

  test.describe(`${text.address} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })
    test('shows the result for the default price, every region, step and particular', async ({ page }) => {
      await page.goto(text.address)
      await expect(costsOf(page)).toContainText(text.resale.cash)
      await expect(costsOf(page).locator('form')).toBeHidden()
      await expect(page.getByRole('img', { name: text.map })).toBeVisible()
      for (const panel of await page.locator('#regions [data-findable], #steps [data-findable]').all())
        await expect(panel).toBeVisible()
      await expect(page.locator('#checklist details')).toHaveCount(text.total)
      await page.locator('#checklist-nie summary').click()
      await expect(page.locator('#checklist-nie details > :not(summary)')).toBeVisible()
    })
  })
}
