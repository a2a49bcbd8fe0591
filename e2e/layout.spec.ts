import { brokenWords, phoneWithText } from './support/enlargedText.ts'
import { expect, test, visit } from './support/site.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('has a footer of at most one screen, in two columns, whose links are easy to hit', async ({ page }) => {
    await page.goto('/en')
    const footer = page.getByRole('contentinfo')
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(844)
    const links = await footer.getByRole('link').evaluateAll((all) =>
      all.map((link) => {
        const { left, height } = link.getBoundingClientRect()
        return { left: Math.round(left), height }
      }),
    )
    expect(Math.min(...links.map(({ height }) => height))).toBeGreaterThanOrEqual(32)
    expect(new Set(links.slice(1, 7).map(({ left }) => left)).size).toBe(1)
    expect(links.slice(7).some(({ left }) => left > 180)).toBe(true)
  })

  test('has a menu whose controls are whole with text at 200 %', async ({ page }) => {
    await visit(page, '/en')
    await phoneWithText(page, 32)
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    expect(await menu.evaluate((element) => element.scrollWidth)).toBe(390)
    expect(await brokenWords(page)).toEqual([])
    await phoneWithText(page, 16)
  })

  test('keeps WhatsApp and a call within reach, covering no focused link', async ({ page }) => {
    await visit(page, '/en')
    const bar = page.locator('nav').filter({ has: page.getByRole('link', { name: 'WhatsApp', exact: true }) })
    const href = await bar.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    expect(decodeURIComponent(href ?? '')).toContain('Hello, I am writing from your page “Home”')
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.focus()
    const [link, barBox] = [await last.boundingBox(), await bar.boundingBox()]
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0)
  })
})
