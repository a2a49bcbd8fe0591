import { expect, test, visit } from './support/site.ts'
import { costsOf, guideTexts, toldBy } from './support/guide.ts'

// Permissions for the clipboard are granted.
test.use({ reuseContext: false })

for (const text of guideTexts) {
  test.describe(`${text.address}: the calculator`, () => {
    test('answers for a resale at the default price before anything is typed', async ({ page }) => {
      await visit(page, text.address)
      const costs = costsOf(page)
      await expect(costs.getByLabel(text.price)).toHaveValue(new RegExp(text.resale.typed.replace(/\s/, '\\s')))
      await expect(costs.getByRole('radio', { name: text.kinds.resale })).toBeChecked()
      const [label, amount] = text.resale.tax
      await expect(costs.getByRole('row').filter({ hasText: label })).toContainText(amount)
      await expect(costs).toContainText(text.resale.extras)
      await expect(costs).toContainText(text.resale.share)
      await expect(costs).toContainText(text.resale.cash)
      await expect(toldBy(page)).toHaveText('')
    })

    test('announces that it calculates for 800 ms, then the result', async ({ page }) => {
      await page.clock.install()
      await page.goto(text.address)
      await page.clock.runFor(5000)
      await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
      await page.clock.pauseAt(Date.now() + 3_600_000)
      await costsOf(page).getByLabel(text.price).fill('750000')
      await expect(toldBy(page)).toHaveText(text.calculating)
      await expect(costsOf(page).locator('[aria-busy="true"]')).toContainText(text.calculating)
      await page.clock.runFor(700)
      await expect(toldBy(page)).toHaveText(text.calculating)
      await page.clock.runFor(200)
      await expect(toldBy(page)).toHaveText(text.resale.told)
      await expect(costsOf(page).locator('[aria-busy="true"]')).toHaveCount(0)
    })

    test('calculates value added tax and stamp duty for a new build', async ({ page }) => {
      await visit(page, text.address)
      const costs = costsOf(page)
      await costs.getByText(text.kinds.newBuild, { exact: true }).click()
      await expect(costs).toContainText(text.newBuild.extras)
      await expect(costs).toContainText(text.newBuild.cash)
      await expect(costs).toContainText(text.newBuild.due)
      for (const [label, amount] of text.newBuild.rows)
        await expect(costs.getByRole('row').filter({ hasText: label })).toContainText(amount)
      await expect(costs.getByText(text.resale.tax[0])).toHaveCount(0)
      await expect(page).toHaveURL(/\?price=750000&kind=new-build$/)
    })

    test('draws the taxes at the price of the visitor', async ({ page }) => {
      await visit(page, text.address)
      const [name, atDefault, changed] = text.resale.stair
      const stair = costsOf(page).getByRole('img', { name })
      await expect(stair).toHaveAccessibleDescription(atDefault)
      await costsOf(page).getByLabel(text.price).fill('1500000')
      await expect(stair).toHaveAccessibleDescription(changed)
      await costsOf(page).getByText(text.kinds.newBuild, { exact: true }).click()
      await expect(costsOf(page).getByRole('img', { name: text.newBuild.drawing })).toBeVisible()
      await expect(stair).toHaveCount(0)
    })

    test('understands prices as visitors type them', async ({ page }) => {
      await visit(page, text.address)
      const field = costsOf(page).getByLabel(text.price)
      for (const { typed, extras, told, ...rest } of text.understood)
        await test.step(typed, async () => {
          await field.fill(typed)
          await expect(toldBy(page)).toContainText(told)
          await expect(costsOf(page)).toContainText(extras)
          if ('says' in rest) await expect(field).toHaveAccessibleDescription(new RegExp(rest.says))
        })
    })

    test('refuses what is no price, says why, and calculates the next one', async ({ page }) => {
      await visit(page, text.address)
      const field = costsOf(page).getByLabel(text.price)
      await expect(page).not.toHaveURL(/price=/)
      for (const { typed, says } of text.refused)
        await test.step(`“${typed}”`, async () => {
          const address = page.url()
          await field.fill(typed)
          await expect(toldBy(page)).toContainText(says)
          await expect(field).toHaveAttribute('aria-invalid', 'true')
          await expect(costsOf(page).getByRole('table')).toHaveCount(0)
          await expect(page).toHaveURL(address)
          await field.fill('750000')
          await expect(toldBy(page)).toHaveText(text.resale.told)
          await expect(field).not.toHaveAttribute('aria-invalid', 'true')
        })
    })

    test('keeps the separators of the price after a reload and in the other language', async ({ page }) => {
      await visit(page, text.address)
      const field = () => costsOf(page).getByRole('textbox')
      await field().fill('1,5 Mio')
      await expect(page).toHaveURL(/\?price=1500000&/)
      await page.reload()
      await expect(field()).toHaveValue(text.million)
      await page.getByRole('link', { name: text.otherLanguage }).filter({ visible: true }).first().click()
      await expect(field()).toHaveValue(text.otherMillion)
    })

    test('is shared by its address, which a button copies', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await visit(page, `${text.address}?price=750000&kind=new-build`)
      const costs = costsOf(page)
      await expect(costs.getByRole('radio', { name: text.kinds.newBuild })).toBeChecked()
      await expect(costs).toContainText(text.newBuild.extras)
      await costs.getByRole('button', { name: text.copyLink }).click()
      await expect(costs.getByText(text.linkCopied)).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(page.url())
      await page.goto(copied)
      await expect(costs).toContainText(text.newBuild.extras)
    })

    test('prints itself and nothing else', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-test-printed', '')
      })
      await visit(page, text.address)
      await costsOf(page).getByRole('button', { name: text.print, exact: true }).click()
      await expect(page.locator('html[data-test-printed]')).toHaveCount(1)
      await page.emulateMedia({ media: 'print' })
      await expect(costsOf(page).getByRole('table').first()).toBeVisible()
      await expect(page.locator('#regions')).toBeHidden()
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
      await expect(page.locator('html')).not.toHaveAttribute('data-print-only')
    })
  })
}
