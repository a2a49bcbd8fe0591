import { purchaseCosts } from '../src/content/costs.ts'
import { regions } from '../src/content/regions.ts'
import { expect, test, visit } from './support/site.ts'
import { costsOf, guides, toldBy } from './support/guide.ts'

// Permissions for the clipboard are granted.
test.use({ reuseContext: false })

/** Longer than the calculator waits for the next key. */
const pause = 1000

/** Prices as visitors type them: one for each message, which repeats or names an amount. */
const refused = [
  ['finca', /“finca”/],
  ['', new RegExp(`${purchaseCosts.defaultPrice.toLocaleString('en-US')}\\.$`)],
  ['-750000', /./],
  ['1e12', new RegExp(guides.en.euro(purchaseCosts.highestPrice))],
] as const
const understood = [
  ['1,250,000.50', 1_250_000, /./],
  ['1.5', 1_500_000, /€1,500,000/],
] as const

test('names what is wrong with a price, keeps the last answers, has no address for it, and says how it read the next', async ({
  page,
}) => {
  const text = guides.en
  await page.clock.install()
  await visit(page, text.address)
  const field = costsOf(page).getByLabel(text.price)
  const type = async (price: string) => {
    await field.fill(price)
    await page.clock.runFor(pause)
  }
  for (const [typed, says] of refused)
    await test.step(`“${typed}”`, async () => {
      await type(typed)
      await expect(toldBy(page)).toHaveText(says)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(costsOf(page)).toContainText(text.first.extras)
      await expect(page).not.toHaveURL(/price=/)
    })
  for (const [typed, price, says] of understood)
    await test.step(typed, async () => {
      await type(typed)
      const { told, extras } = text.costsAt(price)
      await expect(toldBy(page)).toContainText(told)
      await expect(costsOf(page)).toContainText(extras)
      await expect(field).toHaveAccessibleDescription(says)
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    })
})

test('announces that it calculates for 800 ms, then the result', async ({ page }) => {
  const text = guides.en
  await page.clock.install()
  await visit(page, text.address)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await costsOf(page).getByLabel(text.price).fill('750000')
  await expect(toldBy(page)).toHaveText(text.calculating)
  await expect(costsOf(page).locator('[aria-busy="true"]')).toContainText(text.calculating)
  await page.clock.runFor(700)
  await expect(toldBy(page)).toHaveText(text.calculating)
  await page.clock.runFor(200)
  await expect(toldBy(page)).toHaveText(text.costsAt(750_000).told)
  await expect(costsOf(page).locator('[aria-busy="true"]')).toHaveCount(0)
})

test('every chapter answers the price, and the bar stays above them', async ({ page }) => {
  const text = guides.en
  const price = Math.min(...regions.map(({ priceRange }) => priceRange.min))
  await visit(page, text.address)
  const field = costsOf(page).getByLabel(text.price)
  await page.locator('#steps-title').scrollIntoViewIfNeeded()
  await expect(field).toBeInViewport()
  await field.fill(String(price))
  const { tax, cash } = text.costsAt(price)
  await expect(page.locator('#cost').locator('..')).toContainText(tax)
  await expect(page.locator('#regions')).toContainText(text.within(price, 1))
  await expect(page.locator('#steps')).toContainText(cash)
  await expect(page.locator('#steps')).toContainText(text.euro(price))
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
