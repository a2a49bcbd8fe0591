import { JSDOM } from 'jsdom'
import { companyContact } from '../src/content/companyContact.ts'
import type { Locator } from '@playwright/test'
import { routesWithNewestPosts } from '../scripts/build/blog/blogPages.ts'
import { locales } from '../src/i18n/locales.ts'
import { hrefFor } from '../src/routing/manifest.ts'
import { allow, expect, hydrated, markDocument, test, visit } from './support/site.ts'

/** The head of a prerendered page, or in the browser of the shown one. */
const headOf = (page = document) => ({
  title: page.title,
  description: page.querySelector('meta[name="description"]')?.getAttribute('content'),
  canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  alternates: [...page.querySelectorAll('link[rel="alternate"][hreflang]')]
    .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
    .toSorted(),
  robots: page.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null,
  lang: page.documentElement.lang,
  heading: page.querySelector('h1')?.textContent,
})

for (const locale of locales)
  test(`every ${locale} page reached by a link within the app is the page that was prerendered`, async ({ page }) => {
    const paths = routesWithNewestPosts('dist').flatMap(({ path, locale: its }) => (its === locale ? path : []))
    await visit(page, hrefFor('home', locale))
    const isSameDocument = await markDocument(page)
    for (const path of paths) {
      const prerendered = await (await page.request.get(path)).text()
      await page.evaluate((target) => {
        history.pushState(null, '', target)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await expect.poll(() => page.evaluate(headOf, undefined)).toEqual(headOf(new JSDOM(prerendered).window.document))
    }
    expect(await isSameDocument()).toBe(true)
  })

test('a link leads to the top of the next page without a reload, with the focus at its content', async ({ page }) => {
  await visit(page, '/en')
  const isSameDocument = await markDocument(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/en/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('link[rel="canonical"], meta[name="description"]')).toHaveCount(2)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  expect(await isSameDocument()).toBe(true)
})

test('pages of links in view are fetched when the browser is idle, eight at most, and do not run', async ({ page }) => {
  await visit(page, '/en')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const styles = await page.locator('link[rel="stylesheet"]').count()
  await expect.poll(() => loaded).toContainEqual(expect.stringMatching(/\/Pricing-[\w-]*\.js$/))
  await expect.poll(() => loaded).toContainEqual(expect.stringMatching(/\/Pricing-[\w-]*\.css$/))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((file) => /\/assets\/[a-z]\w*-en-/.test(file)).length).toBeLessThanOrEqual(8)
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(styles)
})

test('a menu that is opened has the pages of its links fetched', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/en/data-privacy')
  const fetched = page.waitForRequest(/\/assets\/Guide-.*\.js$/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await fetched
})

/** Playwright's click scrolls to the link first. */
const followWithoutScrolling = (link: Locator): Promise<void> =>
  link.evaluate((element: HTMLElement) => element.click())

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
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/#/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700)
  await page.goBack()
  await expect(page).toHaveURL('/en/data-privacy')
  await page.goBack()
  await expect(page).toHaveURL('/en')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
})

test('the logo and the navigation go to the top of the page that is shown', async ({ page }) => {
  await visit(page, '/en')
  const isSameDocument = await markDocument(page)
  for (const name of [new RegExp(companyContact.longName), /^Home$/]) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await followWithoutScrolling(page.getByRole('banner').getByRole('link', { name }).first())
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
  }
  expect(await isSameDocument()).toBe(true)
})

for (const { address, heading, home, back, other, otherHome } of [
  {
    address: '/en/nowhere',
    heading: 'There is nothing at this address',
    home: 'Go to homepage',
    back: 'Go back',
    other: 'Deutsch',
    otherHome: '/de',
  },
  {
    address: '/de/nirgendwo',
    heading: 'Diese Adresse führt ins Leere',
    home: 'Zur Startseite',
    back: 'Zurück',
    other: 'English',
    otherHome: '/en',
  },
])
  test(`${address} answers 404 in its language, and leads home, to the other language and back`, async ({
    page,
    complaints,
  }) => {
    await visit(page, '/en/about')
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(page.getByRole('link', { name: home, exact: true })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: other }).click()
    await expect(page).toHaveURL(otherHome)
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(heading)
    await page.goBack()
    await page.getByRole('button', { name: back }).click()
    await expect(page).toHaveURL('/en/about')
    // The browser itself reports the status.
    allow(complaints, /404/)
  })

test('Go Back leads home in a tab that has no page before', async ({ context, page, complaints }) => {
  await visit(page, '/en')
  const opened = context.waitForEvent('page')
  await page.evaluate(() => window.open('/en/nowhere', '_blank', 'noopener'))
  const tab = await opened
  await tab.getByRole('button', { name: 'Go Back' }).click()
  await expect(tab).toHaveURL('/en')
  allow(complaints, /404/)
})

test('the language link of an unknown address leads home without JavaScript, too', async ({ request }) => {
  expect(await (await request.get('/404')).text()).not.toContain('href="/de/404"')
})
