import { expect, test, visit } from './support/site.ts'
import { costsOf, guides, guideTexts, toldBy } from './support/guide.ts'

// Permissions for the clipboard are granted.
test.use({ reuseContext: false })

/** Longer than the calculator waits for the next key. */
const pause = 1000

for (const text of guideTexts) {
  test(`${text.address} answers for a resale at the default price, for another, and for a new build`, async ({
    page,
  }) => {
    await visit(page, text.address)
    const costs = costsOf(page)
    await expect(costs.getByLabel(text.price)).toHaveValue(new RegExp(text.typed.replace(/\s/, '\\s')))
    await expect(costs.getByRole('radio', { name: text.kinds.resale })).toBeChecked()
    await expect(costs.getByRole('row').filter({ hasText: text.rate })).toContainText(text.tax)
    for (const shown of [text.extras, text.share, text.cash]) await expect(costs).toContainText(shown)
    await expect(toldBy(page)).toHaveText('')

    const stair = costs.getByRole('img', { name: text.stair })
    await expect(stair).toHaveAccessibleDescription(text.taxAt[0])
    await costs.getByLabel(text.price).fill('1500000')
    await expect(stair).toHaveAccessibleDescription(text.taxAt[1])
    await costs.getByLabel(text.price).fill('750000')
    await expect(stair).toHaveAccessibleDescription(text.taxAt[0])

    await costs.getByText(text.kinds.newBuild, { exact: true }).click()
    for (const shown of [text.newBuild.extras, text.newBuild.cash]) await expect(costs).toContainText(shown)
    for (const amount of text.newBuild.rows)
      await expect(costs.getByRole('row').filter({ hasText: amount })).not.toHaveCount(0)
    await expect(costs.getByText(text.rate)).toHaveCount(0)
    await expect(costs.getByRole('img', { name: text.newBuildDrawing })).toBeVisible()
    await expect(stair).toHaveCount(0)
    await expect(page).toHaveURL(/\?price=750000&kind=new-build$/)
  })

  test(`${text.address} understands prices as visitors type them, refuses others, says why, and calculates the next`, async ({
    page,
  }) => {
    await page.clock.install()
    await visit(page, text.address)
    const field = costsOf(page).getByLabel(text.price)
    const type = async (price: string) => {
      await field.fill(price)
      await page.clock.runFor(pause)
    }
    for (const [typed, says] of text.refused)
      await test.step(`“${typed}”`, async () => {
        await type(typed)
        await expect(toldBy(page)).toContainText(says)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(costsOf(page).getByRole('table')).toHaveCount(0)
        await expect(page).not.toHaveURL(/price=/)
      })
    for (const [typed, extras, told, says] of text.understood)
      await test.step(typed, async () => {
        await type(typed)
        await expect(toldBy(page)).toContainText(told)
        await expect(costsOf(page)).toContainText(extras)
        if (says !== undefined) await expect(field).toHaveAccessibleDescription(new RegExp(says))
        await expect(field).not.toHaveAttribute('aria-invalid', 'true')
      })
  })
}

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
  await expect(toldBy(page)).toHaveText(text.told)
  await expect(costsOf(page).locator('[aria-busy="true"]')).toHaveCount(0)
})

test('keeps the separators of the price after a reload and in the other language', async ({ page }) => {
  await visit(page, guides.de.address)
  const field = costsOf(page).getByRole('textbox')
  await field.fill('1,5 Mio')
  await expect(page).toHaveURL(/\?price=1500000&/)
  await page.reload()
  await expect(field).toHaveValue(guides.de.million)
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).first().click()
  await expect(field).toHaveValue(guides.en.million)
})

test('is shared by its address, which a button copies', async ({ page, context }) => {
  const text = guides.de
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, `${text.address}?price=750000&kind=new-build`)
  const costs = costsOf(page)
  await expect(costs.getByRole('radio', { name: text.kinds.newBuild })).toBeChecked()
  await expect(costs).toContainText(text.newBuild.extras)
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
  await expect(costsOf(page).getByRole('table').first()).toBeVisible()
  await expect(page.locator('#regions')).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('html')).not.toHaveAttribute('data-print-only')
})
