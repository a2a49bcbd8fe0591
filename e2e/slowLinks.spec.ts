import type { Page } from '@playwright/test'
import { contactPages, fillIn, status } from './support/contactForm.ts'
import { formService, holdAnswer } from './support/forms.ts'
import { guides } from './support/guide.ts'
import { expect, holdTheApp, markDocument, test, visit } from './support/site.ts'

const text = {
  from: '/de/ueber-uns',
  link: 'Preise',
  to: '/de/preise',
  title: /Preis|Honorar/,
  chunk: /\/assets\/Pricing-.*\.js/,
  menu: 'Menü',
  other: { language: 'English', path: '/en/about' },
  offline: 'Sie sind offline. Die Seite öffnet sich, sobald die Verbindung wieder da ist.',
} as const

const navigation = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).filter({ visible: true })

test.describe('a link to a page that takes its time', () => {
  test('shows at once that the page is coming; the address changes with the page', async ({ page }) => {
    const release = await holdTheApp(page, text.chunk)
    await visit(page, text.from)
    const isSameDocument = await markDocument(page)
    await navigation(page, text.link).click()
    await expect(page.locator('body')).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL(text.from)
    await navigation(page, text.link).click()
    await expect(page).toHaveURL(text.from)
    release()
    await expect(page).toHaveURL(text.to)
    await expect(page).toHaveTitle(text.title)
    await expect(page.locator('body')).not.toHaveAttribute('aria-busy')
    expect(await isSameDocument()).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(text.from)
  })

  test('loads the document after eight seconds', async ({ page }) => {
    let isHeld = true
    await page.route(text.chunk, (route) => (isHeld ? undefined : route.continue()))
    await visit(page, text.from)
    const isSameDocument = await markDocument(page)
    await page.clock.install()
    await navigation(page, text.link).click()
    await expect(page.locator('body')).toHaveAttribute('aria-busy', 'true')
    isHeld = false
    await page.clock.runFor(8000)
    await expect(page).toHaveURL(text.to)
    await expect.poll(isSameDocument).toBe(false)
  })

  test('and is reached by Back, with a place in its address: loads the document after eight seconds', async ({
    page,
  }) => {
    let isHeld = true
    await page.route(text.chunk, (route) => (isHeld ? undefined : route.continue()))
    await visit(page, text.from)
    const isSameDocument = await markDocument(page)
    const left = page.waitForEvent('framenavigated', (frame) => frame.url().endsWith(text.from))
    await page.evaluate((to) => {
      history.pushState({ idx: 1, key: 'before' }, '', to)
      history.back()
    }, `${text.to}#main`)
    await left
    await page.clock.install()
    await page.evaluate(() => history.forward())
    await expect(page.locator('body')).toHaveAttribute('aria-busy', 'true')
    isHeld = false
    const loaded = page.waitForEvent('load')
    await page.clock.runFor(8000)
    await loaded
    expect(await isSameDocument()).toBe(false)
    await expect(page).toHaveURL(`${text.to}#main`)
    await expect(page).toHaveTitle(text.title)
  })
})

test.describe('the visitor presses a link that takes its time, and then', () => {
  test('the calculator writes its price into the address that is left', async ({ page }) => {
    const release = await holdTheApp(page, text.chunk)
    await visit(page, guides.de.address)
    await page.locator('#costs').getByRole('textbox').fill('900000')
    await navigation(page, text.link).click()
    await expect(page).toHaveURL(/price=900000/)
    release()
    await expect(page).toHaveURL(text.to)
    await page.goBack()
    await expect(page).toHaveURL(/price=900000/)
  })

  test('a form is sent: the link is followed, not the thank-you page', async ({ page }) => {
    const words = contactPages.de
    const service = await formService(page, 'contact')
    const answer = holdAnswer(service)
    const release = await holdTheApp(page, text.chunk)
    await page.clock.install()
    await visit(page, words.path)
    await fillIn(page, words)
    await page.clock.fastForward(2100)
    await page.getByRole('button', { name: words.send }).click()
    await navigation(page, text.link).click()
    await expect(page.locator('body')).toHaveAttribute('aria-busy', 'true')
    answer()
    await expect(status(page)).toHaveText(words.success)
    await page.clock.runFor(1000)
    release()
    await expect(page).toHaveURL(text.to)
    await expect(page).toHaveTitle(text.title)
  })

  test('the price is written while a document is loading: the document is opened', async ({ page }) => {
    await visit(page, guides.de.address)
    const release = await holdTheApp(page, text.to)
    await page.locator('#costs').getByRole('textbox').fill('900000')
    const written = page.waitForEvent('framenavigated', (frame) => frame.url().includes('price=900000'))
    await page.evaluate((to) => location.assign(to), text.to)
    await written
    release()
    await expect(page).toHaveURL(text.to)
  })
})

test.describe('a link without a connection', () => {
  test.use({ brokenAddresses: [/./] })
  for (const [name, to] of [
    [text.link, text.to],
    ['Blog', '/de/blog'],
  ] as const)
    test(`to ${to} says so, keeps the page, and goes on when the connection is back`, async ({ page, context }) => {
      await visit(page, text.from)
      await context.setOffline(true)
      await navigation(page, name).click()
      await expect(page.getByRole('alert').filter({ hasText: text.offline })).toBeVisible()
      await expect(page).toHaveURL(text.from)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const loaded = page.waitForEvent('load')
      await context.setOffline(false)
      await loaded
      await expect(page).toHaveURL(to)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

  test('to the other language closes the menu of a phone and says so', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, text.from)
    await context.setOffline(true)
    await page.getByRole('button', { name: text.menu }).click()
    await page.getByRole('dialog').getByRole('link', { name: text.other.language }).click()
    await expect(page.getByRole('alert').filter({ hasText: text.offline })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(text.from)
    const loaded = page.waitForEvent('load')
    await context.setOffline(false)
    await loaded
    await expect(page).toHaveURL(text.other.path)
  })
})
