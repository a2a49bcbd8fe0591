import type { Page } from '@playwright/test'
import { companyContact, emailHref, telephoneHref } from '../src/content/companyContact.ts'
import { brokenWords, phoneWithText } from './support/enlargedText.ts'
import { expect, returningVisitor, hydrated, test, visit } from './support/site.ts'

/** Tabs through the whole menu: the focus is always inside, or in the browser's own controls. */
async function expectModal(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('dialog', { name })
  await expect(menu).toBeVisible()
  const stops = (await menu.locator('a, button').count()) + 3
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    expect(
      await menu.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true)
  }
  const isReached = await page.getByRole('main').evaluate((main) => {
    const link = main.querySelector('a')
    link?.focus()
    return document.activeElement === link
  })
  expect(isReached).toBe(false)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('has a footer of at most one screen, in two columns, whose links are easy to hit', async ({ page }) => {
    await returningVisitor(page)
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

  test('shows the menu hint and the contact bar below it, the hint on a first visit only', async ({ page }) => {
    await visit(page, '/en')
    await expect(page.getByRole('status').getByText('All pages, and our number')).toBeVisible()
    const bar = page.getByRole('navigation', { name: 'Quick contact' })
    await expect(bar).toBeVisible()
    await page.getByRole('button', { name: 'Understood' }).click()
    await expect(page.getByText('All pages, and our number')).toHaveCount(0)
    await expect(bar).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('menu-hint-seen'))).toBe('true')
    await page.clock.install()
    await page.reload()
    await hydrated(page)
    await page.clock.runFor(5000)
    await expect(page.getByText('All pages, and our number')).toHaveCount(0)
  })

  test('has a menu with every page, a call and an e-mail button, that closes by button, Escape and link', async ({
    page,
  }) => {
    await returningVisitor(page)
    await visit(page, '/en')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const toggle = page.getByRole('button', { name: 'Menu' })
    await toggle.click()
    await expect(menu.getByRole('listitem')).not.toHaveCount(0)
    await expect(menu.getByRole('link', { name: `Call ${companyContact.phone}` })).toHaveAttribute(
      'href',
      telephoneHref,
    )
    await expect(menu.getByRole('link', { name: companyContact.email })).toHaveAttribute('href', emailHref)
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
    await toggle.click()
    // Opened only once the history is back at the page.
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await toggle.click()
    await menu.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/en/pricing')
    await expect(menu).toBeHidden()
  })

  test('has a menu whose controls are whole with text at 200 %', async ({ page }) => {
    await returningVisitor(page)
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

  test('closes the hint about the menu with Escape, for good', async ({ page }) => {
    await visit(page, '/en')
    const hint = page.getByRole('status').getByText('All pages, and our number')
    await expect(hint).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(hint).toBeHidden()
    await page.reload()
    await hydrated(page)
    expect(await page.evaluate(() => localStorage.getItem('menu-hint-seen'))).toBe('true')
  })

  test('has a menu that is modal: focus stays inside, and the page behind is out of reach', async ({ page }) => {
    await returningVisitor(page)
    await visit(page, '/en')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectModal(page, 'Menu')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  })

  test('has a menu that Back closes without leaving the page, and that leaves no trace in the history', async ({
    page,
  }) => {
    await returningVisitor(page)
    await visit(page, '/en/pricing')
    await visit(page, '/en')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const toggle = page.getByRole('button', { name: 'Menu' })
    await toggle.click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/en')
    const entries = await page.evaluate(() => history.length)
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => menu.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await toggle.click()
      await expect(menu).toBeVisible()
      await close()
      await expect(menu).toBeHidden()
    }
    await toggle.click()
    await menu.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/en/pricing')
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.goBack()
    await expect(page).toHaveURL('/en')
    await expect(menu).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/en/pricing')
  })

  test('keeps WhatsApp and a call within reach, covering no focused link', async ({ page }) => {
    await returningVisitor(page)
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

test('the widget opens to WhatsApp, the scheduler and a call', async ({ page }) => {
  await returningVisitor(page)
  await visit(page, '/en')
  await page.getByRole('button', { name: 'Contact us on WhatsApp or by phone' }).click()
  const panel = page.getByRole('dialog', { name: 'Talk to us' })
  await expect(panel.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute('target', '_blank')
  await expect(panel.getByRole('link', { name: `Call ${companyContact.phone}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('the header leads to the scheduler in a new tab', async ({ page }) => {
  await returningVisitor(page)
  await visit(page, '/en')
  const button = page.getByRole('banner').getByRole('link', { name: 'Schedule consultation' })
  await expect(button).toHaveAttribute('target', '_blank')
  await expect(button).toHaveAttribute('rel', /noopener/)
})

test('the footer links up to six other pages, the current one excluded', async ({ page }) => {
  await page.goto('/en/pricing')
  const pages = page.getByRole('contentinfo').getByRole('navigation', { name: 'Pages', exact: true })
  await expect(pages.getByRole('link')).toHaveText([
    'Home',
    'About',
    'Services',
    'Mallorca guide',
    'Client stories',
    'Contact',
  ])
  await page.goto('/de/kontakt')
  await expect(
    page.getByRole('contentinfo').getByRole('navigation', { name: 'Seiten', exact: true }).getByRole('link'),
  ).toHaveText(['Startseite', 'Über uns', 'Leistungen', 'Mallorca-Ratgeber', 'Kundenerfahrungen', 'Preise'])
})

test('the blog is in the English footer only', async ({ page }) => {
  await page.goto('/en')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' })).toHaveCount(1)
  await page.goto('/de')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' })).toHaveCount(0)
})
