import { purchaseCosts } from '../src/content/costs.ts'
import { regions } from '../src/content/regions.ts'
import { expect, test, visit } from './support/site.ts'
import { costsOf, guides } from './support/guide.ts'

// Permissions for the clipboard are granted.
test.use({ reuseContext: false })

test('every chapter answers the price, and the bar stays above them', async ({ page }) => {
  const text = guides.en
  const beginnings = regions.map(({ priceRange }) => priceRange.min)
  const price = Math.min(...beginnings)
  await visit(page, text.address)
  const field = costsOf(page).getByLabel(text.price)
  await page.locator('#steps-title').scrollIntoViewIfNeeded()
  await expect(field).toBeInViewport()
  const topOfSteps = () =>
    page.locator('#steps-title').evaluate((title) => Math.round(title.getBoundingClientRect().top))
  const top = await topOfSteps()
  await field.selectText()
  await field.pressSequentially(String(price))
  expect(await topOfSteps()).toBe(top)
  const { tax, cash } = text.costsAt(price)
  await expect(page.locator('#cost').locator('..')).toContainText(tax)
  await expect(page.locator('#regions')).toContainText(
    text.within(price, beginnings.filter((it) => it === price).length),
  )
  await expect(page.locator('#steps')).toContainText(cash)
  await expect(page.locator('#steps')).toContainText(text.euro(price))
  await field.fill('finca')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#steps')).toContainText(cash)
  await costsOf(page).getByText(text.kinds.newBuild, { exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`price=${price}&kind=new-build$`))
})

test('keeps the separators of the price after a reload and in the other language', async ({ page }) => {
  await visit(page, guides.de.address)
  const field = costsOf(page).getByRole('textbox')
  await field.fill('1,5 Mio')
  await expect(page).toHaveURL(/\?price=1500000&/)
  await page.reload()
  await expect(field).toHaveValue(guides.de.euro(1_500_000))
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).first().click()
  await expect(field).toHaveValue(guides.en.euro(1_500_000))
})

test('is shared by its address, which a button copies', async ({ page, context }) => {
  const text = guides.de
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, text.address)
  const costs = costsOf(page)
  await costs.getByText(text.kinds.newBuild, { exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`\\?price=${purchaseCosts.defaultPrice}&kind=new-build$`))
  await page.goto(page.url())
  await expect(costs).toContainText(text.newBuild.extras)
  await expect(costs).toContainText(text.newBuild.cash)
  await expect(costs.getByRole('radio', { name: text.kinds.newBuild })).toBeChecked()
  await costs.getByRole('button', { name: text.copyLink }).click()
  await expect(costs.getByText(text.linkCopied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('prints itself and nothing else', async ({ page }) => {
  const text = guides.en
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-test-printed', '')
  })
  await visit(page, text.address)
  await costsOf(page).getByRole('button', { name: text.print, exact: true }).click()
  await expect(page.locator('html[data-test-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(costsOf(page).getByRole('textbox')).toBeHidden()
  await expect(costsOf(page).getByRole('table').first()).toBeVisible()
  await expect(page.locator('#regions')).toBeHidden()
})
