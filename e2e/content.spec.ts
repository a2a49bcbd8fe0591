import { expect, test, visit } from './support/site.ts'
import { sectionOf } from './support/content.ts'
import { legalTexts } from './support/legalTexts.ts'
import { pageTexts } from './support/pageTexts.ts'

const pages = [...pageTexts, ...legalTexts]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const { address, label, parts, also } of pages)
    test(`${address} holds what the specification lists`, async ({ page }) => {
      await page.goto(address)
      if (label !== undefined) await expect(page.getByText(label, { exact: true }).first()).toBeVisible()
      for (const { heading, role, items } of parts) {
        const level = role === 'heading' ? { level: 3 } : {}
        await expect(sectionOf(page, heading).getByRole(role, level)).toHaveText([...items])
      }
      for (const panel of await page.locator('[data-findable]').all()) await expect(panel).toBeVisible()
      await also?.(page)
    })
})

for (const { address, parts } of pages.filter((page) => page.parts.some(({ role }) => role === 'button')))
  test(`${address} opens one clause of a list at a time`, async ({ page }) => {
    await visit(page, address)
    for (const { heading, items } of parts.filter(({ role }) => role === 'button')) {
      const buttons = sectionOf(page, heading).getByRole('button')
      await expect(buttons).toHaveText([...items])
      await buttons.nth(0).click()
      await buttons.nth(1).click()
      await expect(buttons.nth(0)).toHaveAttribute('aria-expanded', 'false')
      await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'true')
      await buttons.nth(1).click()
      await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'false')
    }
  })
