import { companyContact } from '../src/content/companyContact.ts'
import type { Locator, Page } from '@playwright/test'
import { selectedRoutes } from '../scripts/build/blog/blogPages.ts'
import { locales } from '../src/i18n/locales.ts'
import { hrefFor } from '../src/routing/manifest.ts'
import { expect, hydrated, returningVisitor, test, visit } from './support/site.ts'

const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    alternates: [...document.querySelectorAll('link[rel="alternate"][hreflang]')]
      .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
      .toSorted(),
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null,
    lang: document.documentElement.lang,
    heading: document.querySelector('h1')?.textContent,
  }))

test.beforeEach(({ page }) => returningVisitor(page))

for (const locale of locales)
  test(`every ${locale} page reached by a link within the app is the page that was prerendered`, async ({ page }) => {
    // Some forty pages, one after the other.
    test.slow()
    const routes = selectedRoutes('dist').filter((route) => route.locale === locale)
    const loaded = new Map<string, unknown>()
    for (const { path } of routes) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      loaded.set(path, await headOf(page))
    }
    await visit(page, hrefFor('home', locale))
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    for (const { path } of routes) {
      // Rewrites one of the page's own links to each route in turn, because the router handles the app's links.
      await page.evaluate((target) => {
        history.pushState(null, '', target)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await expect.poll(() => headOf(page)).toEqual(loaded.get(path))
    }
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

test('a link leads to the top of the next page without a reload, with the focus at its content', async ({ page }) => {
  await visit(page, '/en')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/en/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

/** Playwright's click scrolls to the link first. */
const followWithoutScrolling = (link: Locator): Promise<void> =>
  link.evaluate((element: HTMLElement) => element.click())

test('going back returns to where the visitor was', async ({ page }) => {
  await visit(page, '/en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/en/pricing')
  await page.goBack()
  await expect(page).toHaveURL('/en')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50)
})

test('going back past a link within a page returns to where the visitor was', async ({ page }) => {
  await visit(page, '/en')
  await page.evaluate(() => {
    // Otherwise Chromium restores the position as well.
    history.scrollRestoration = 'manual'
    scrollTo({ top: 600, behavior: 'instant' })
  })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  await followWithoutScrolling(page.getByRole('contentinfo').getByRole('link', { name: 'Data privacy' }))
  await expect(page).toHaveTitle(/Data privacy/)
  await page.locator('main a[href^="#"]').last().click()
  await expect(page).toHaveURL(/#/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700)
  await page.goBack()
  await expect(page).toHaveURL('/en/data-privacy')
  await page.goBack()
  await expect(page).toHaveURL('/en')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
})

for (const [what, name] of [
  ['the logo', new RegExp(companyContact.longName)],
  ['the navigation', /^Home$/],
] as const)
  test(`${what} goes to the top of the page that is shown`, async ({ page }) => {
    await visit(page, '/en')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await followWithoutScrolling(page.getByRole('banner').getByRole('link', { name }).first())
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

test('the skip link is the first stop of the keyboard and leads to the content', async ({ page }) => {
  await visit(page, '/de')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the navigation marks the current page', async ({ page }) => {
  await visit(page, '/de/preise')
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })
  await expect(navigation.getByRole('link', { name: 'Preise' })).toHaveAttribute('aria-current', 'page')
  await expect(navigation.locator('[aria-current]')).toHaveCount(1)
})

test.describe('an unknown address', () => {
  for (const [address, language, home] of [
    ['/404', 'Deutsch', '/de'],
    ['/en/nowhere', 'Deutsch', '/de'],
    ['/de/nirgendwo', 'English', '/en'],
  ] as const)
    test(`${address}: the language link leads home, in the same tab and in a new one`, async ({ page, complaints }) => {
      await page.goto(address)
      await hydrated(page)
      const link = page.getByRole('banner').getByRole('link', { name: language }).filter({ visible: true })
      await expect(link).toHaveAttribute('href', home)
      await link.click()
      await expect(page).toHaveURL(home)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')))
    })
  test('its language link leads home without JavaScript, too', async ({ request }) => {
    expect(await (await request.get('/404')).text()).not.toContain('href="/de/404"')
  })
  for (const [address, heading, home, back] of [
    ['/en/nowhere', 'There is nothing at this address', 'Go to Homepage', 'Go Back'],
    ['/de/nirgendwo', 'Diese Adresse führt ins Leere', 'Zur Startseite', 'Zurück'],
  ] as const)
    test(`${address} answers 404 in its language, and leads home and back`, async ({ page, complaints }) => {
      await visit(page, '/en/about')
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await expect(page.getByRole('link', { name: home, exact: true })).toBeVisible()
      await page.getByRole('button', { name: back }).click()
      await expect(page).toHaveURL('/en/about')
      // The browser itself reports the status.
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')))
    })
})
