import type { Page } from '@playwright/test'
import { contactPages } from './support/contactForm.ts'
import { guides } from './support/guide.ts'
import { allow, expect, holdTheApp, hydrated, openLate, test, visit } from './support/site.ts'

/** What visitors of comparable sites have reported. */

// Histories.
test.use({ reuseContext: false })

const words = contactPages.en
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })

/** Takes a function away from the browser. */
const without = (page: Page, api: 'popover' | 'checkVisibility') =>
  page.addInitScript((name) => {
    const html = HTMLElement.prototype as unknown as Record<string, unknown>
    if (name === 'popover')
      for (const part of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete html[part]
    else delete (Element.prototype as unknown as Record<string, unknown>)[name]
  }, api)

test('the contact panel closes with the page in a browser without popover', async ({ page }) => {
  await without(page, 'popover')
  await visit(page, '/en')
  const panel = page.locator('aside [role="dialog"]')
  await page.getByRole('button', { name: 'Contact us on WhatsApp or by phone' }).click()
  await expect(panel).toHaveAttribute('data-open')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/en/pricing')
  await expect(panel).not.toHaveAttribute('data-open')
})

test.describe('the menu', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const api of ['popover', 'checkVisibility'] as const)
    test(`opens, closes and leads to pages in a browser without ${api}`, async ({ page }) => {
      await without(page, api)
      await visit(page, '/en')
      await menuButton(page).click()
      await expect(menu(page)).toBeVisible()
      await menu(page).getByRole('button', { name: 'Close' }).click()
      await expect(menu(page)).toBeHidden()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
      await expect(page).toHaveURL('/en/pricing')
    })
})

for (const [name, button, open, hiddenAt] of [
  ['the menu', 'Menu', 960, 1300],
  ['the contact panel', 'Contact us on WhatsApp or by phone', 1300, 960],
] as const)
  test(`${name} closes when the window no longer shows its button, and the page can be used`, async ({ page }) => {
    await page.setViewportSize({ width: open, height: 800 })
    await visit(page, '/en')
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.setViewportSize({ width: hiddenAt, height: 800 })
    await expect(page.locator('dialog:modal, :popover-open')).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/en/pricing')
    await page.setViewportSize({ width: open, height: 800 })
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

test('the contact panel is whole in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 300 })
  await visit(page, '/en')
  await page.getByRole('button', { name: 'Contact us on WhatsApp or by phone' }).click()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeInViewport({ ratio: 1 })
})

test('the region that is open from the start closes by an early press, and no second one opens', async ({ page }) => {
  const release = await holdTheApp(page)
  await page.goto('/en/mallorca-guide')
  await page.locator('#regions [data-accordion-trigger][aria-expanded="true"]').click()
  release()
  await hydrated(page)
  await expect(page.locator('#regions [aria-expanded="true"]')).toHaveCount(0)
  await page.locator('#regions [data-accordion-trigger]').nth(1).click()
  await expect(page.locator('#regions [aria-expanded="true"]')).toHaveCount(1)
})

test('another language that does not arrive: Back returns to the page', async ({ page }) => {
  await visit(page, '/en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveTitle(/Pricing/)
  await page.route('**/assets/*.js', () => new Promise<void>(() => {}))
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByText('Loading...')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page).toHaveURL('/en')
  await expect(page.locator('body[aria-busy]')).toHaveCount(0)
})

for (const [after, address, prepare] of [
  ['an anchor in the address', `${words.path}#consultation-form`, undefined],
  ['a calculation', guides.en.address, 'calculate'],
  ['a reload of the next page', guides.en.address, 'reload'],
] as const)
  test(`Back returns to where the visitor was after ${after}`, async ({ page }) => {
    await visit(page, address)
    if (prepare === 'calculate') {
      await page.locator('#costs').getByRole('textbox').fill('900000')
      await expect(page).toHaveURL(/price=900000/)
    }
    const left = page.url()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const before = await scrollTop(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveTitle(/Pricing/)
    if (prepare === 'reload') {
      await page.reload()
      await hydrated(page)
    }
    await page.goBack()
    await expect(page).toHaveURL(left)
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before - 60)
  })

test('a copy at the address of an archive stays the page, with all panels open, and does not load the app', async ({
  page,
}) => {
  const { address } = guides.de
  const body = await (await page.request.get(address)).text()
  await page.route(`**/archive${address}`, (route) => route.fulfill({ contentType: 'text/html', body }))
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(`/archive${address}`)
  await page.keyboard.press('Tab')
  await expect(page.locator('[hidden="until-found"]')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(scripts.filter((url) => /\/assets\/main-[\w-]+\.js$/.test(url))).toEqual([])
})

test('closed panels open by themselves where a blocker keeps all scripts out', async ({ page, brokenAddresses }) => {
  brokenAddresses.push(/\.js$/)
  await visit(page, guides.de.address)
  expect(await openLate(page)).toBe(0)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(guides.de.address)
  const text = page.locator('[hidden="until-found"] p').first()
  await expect(text).toBeHidden()
  expect(await openLate(page)).toBeGreaterThan(0)
  await expect(text).toBeVisible()
  expect(await page.locator('[hidden="until-found"] p').filter({ visible: false }).count()).toBe(0)
})

const controls = {
  '/en': 'button[aria-label="Next statement"]',
  '/en/services/personal-shopping': 'main input[type="range"]',
  '/en/pricing': 'main input[type="range"]',
  [guides.en.address]: '#costs input[name="price"]',
}
for (const files of ['**/*.js', '**/assets/main-*.js'])
  test(`no page shows a control that only a script would move, where ${files} is blocked`, async ({
    page,
    complaints,
    brokenAddresses,
  }) => {
    brokenAddresses.push(/\.js$/)
    await page.route(files, (route) => route.abort())
    for (const [address, control] of Object.entries(controls)) {
      await page.goto(address)
      await page.keyboard.press('Tab')
      await expect(page.locator(control)).toBeVisible()
      await expect.poll(() => openLate(page)).toBeGreaterThan(0)
      await expect(page.locator(control)).toBeHidden()
    }
    allow(complaints, /The app could not be loaded/)
  })

test('a price that is typed before the app is there wins over the one of the address', async ({ page }) => {
  const { address, kinds } = guides.en
  const release = await holdTheApp(page)
  await page.goto(`${address}?price=900000&kind=new-build`)
  const price = page.locator('#costs').getByRole('textbox')
  await price.fill('1200000')
  release()
  await expect(page).toHaveURL(/price=1200000/)
  await expect(price).toHaveValue('1200000')
  await expect(page.locator('#costs').getByRole('radio', { name: kinds.newBuild })).toBeChecked()
})

test('a search of the address leaves a visitor where he has scrolled to or types', async ({ page }) => {
  const { address, several, price } = guides.en
  const query = `${address}?search=${encodeURIComponent(several.query)}`
  const release = await holdTheApp(page)
  await page.goto(query)
  await page.evaluate(() => scrollTo(0, 600))
  await page.locator('#costs').getByRole('textbox', { name: price }).click()
  const top = () => page.locator('#steps').evaluate((steps) => Math.round(steps.getBoundingClientRect().top))
  const before = await top()
  release()
  await expect(page.getByRole('list', { name: several.matches })).toHaveCount(1)
  await page.keyboard.type('12')
  await expect(page.locator('#costs').getByRole('textbox')).toBeFocused()
  // Scroll positions are whole pixels, heights are not.
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('list', { name: several.matches })).toHaveCount(1)
  // The list above has pushed what the browser restored, by less than a screen.
  expect(Math.abs((await top()) - before)).toBeLessThan(await page.evaluate(() => innerHeight))
})

test('an entry that was found and closed opens again when it is chosen again', async ({ page }) => {
  const text = guides.en
  const { query, matches, other, anchor } = text.several
  await visit(page, `${text.address}?search=${encodeURIComponent(query)}`)
  const choose = () => page.getByRole('list', { name: matches }).getByRole('link', { name: other }).click()
  const opened = page.locator(`#${anchor} [aria-expanded="true"], #${anchor} details[open]`)
  await choose()
  await expect(opened).toHaveCount(1)
  await page.locator(`#${anchor}`).locator('[aria-expanded="true"], summary').click()
  await expect(opened).toHaveCount(0)
  await choose()
  await expect(opened).toHaveCount(1)
  await expect(page.locator(`#${anchor}`)).toBeInViewport()
})

for (const [what, reveal] of [
  ['found in the page', true],
  ['named by the address before the page has any script', false],
] as const)
  test(`a panel whose text is ${what} is open, says so, and closes`, async ({ page }) => {
    const release = await holdTheApp(page)
    if (!reveal)
      await page.addInitScript(() => {
        // The browser reveals the panel while it reads the page: https://html.spec.whatwg.org/#scroll-to-fragid
        new MutationObserver((_, observer) => {
          const panel = document.querySelectorAll('[data-findable]')[1]
          if (panel === undefined) return
          observer.disconnect()
          panel.removeAttribute('hidden')
        }).observe(document, { childList: true, subtree: true })
      })
    await page.goto('/en/pricing')
    const panel = page.locator('[data-findable]').nth(1)
    if (reveal)
      await panel.evaluate((element) => {
        element.dispatchEvent(new Event('beforematch', { bubbles: true }))
        element.removeAttribute('hidden')
      })
    release()
    await page.keyboard.press('Shift')
    await hydrated(page)
    const title = page.locator('[data-accordion-trigger]').nth(1)
    await expect(panel).toBeVisible()
    await expect(title).toHaveAttribute('aria-expanded', 'true')
    await title.click()
    await expect(panel).toBeHidden()
  })

test('links and the language work where the browser says that it is offline, and it is not', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  await visit(page, '/en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveTitle(/Pricing/)
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/preise')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.route(/\/assets\/About-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Über uns' }).click()
  await expect(page).toHaveTitle(/Über uns/)
  allow(complaints, /404/)
})

test('a visitor who switches to reduced motion gets a carousel that does not slide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(page, '/en')
  await page.getByRole('button', { name: 'Next statement' }).click()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const first = page.locator('[data-slide]').first()
  const place = () => first.evaluate((slide) => slide.getAnimations().length + slide.getBoundingClientRect().left)
  await page.getByRole('button', { name: 'Next statement' }).click()
  const [now, later] = [await place(), await page.evaluate(() => new Promise(requestAnimationFrame)).then(place)]
  expect(later).toBe(now)
})
