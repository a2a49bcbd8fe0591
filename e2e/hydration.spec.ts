import type { Page } from '@playwright/test'
import { costsOf, guides } from './support/guide.ts'
import { expect, holdTheApp, hydrated, markDocument, test, visit } from './support/site.ts'

function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) names.push(new URL(request.url()).pathname)
  })
  return names
}

test('the menu opens before the app is there, stays open when it arrives, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdTheApp(page)
  await page.goto('/en')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  release()
  await hydrated(page)
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/en/pricing')
  await expect(menu).toBeHidden()
})

/** The bar at the top of the page, which shows that something is coming. */
const bar = (page: Page) => page.evaluate(() => getComputedStyle(document.body, '::before').content)

test('an accordion that is pressed before the app is there shows the bar, and opens when it arrives', async ({
  page,
}) => {
  const release = await holdTheApp(page)
  await page.goto('/en/pricing')
  const questions = page.locator('[data-accordion-trigger]')
  await questions.nth(0).click()
  await questions.nth(1).click()
  expect(await bar(page)).not.toBe('none')
  release()
  await hydrated(page)
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('[data-findable]:not([hidden])')).toHaveCount(1)
  await expect.poll(() => bar(page)).toBe('none')
  await questions.nth(1).click()
  await expect(page.locator('[data-findable]:not([hidden])')).toHaveCount(0)
})

test('a price that is chosen before the app is there has its fee when it arrives', async ({ page }) => {
  const release = await holdTheApp(page)
  await page.goto('/en/pricing')
  await page.getByRole('slider', { name: 'Purchase price' }).fill('5000000')
  release()
  await hydrated(page)
  await expect(page.getByRole('status').filter({ hasText: '€6,050' })).toBeVisible()
})

test('a title that is pressed stays in its place when the panel above it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/en/mallorca-guide')
  const titles = page.locator('#steps [data-accordion-trigger]')
  await titles.nth(0).press('Enter')
  await titles.nth(1).press('Enter')
  await expect(titles.nth(1)).toBeInViewport()
  const top = () => titles.nth(0).evaluate((title) => Math.round(title.getBoundingClientRect().top))
  const before = await top()
  await titles.nth(0).press('Enter')
  await expect.poll(top).toBe(before)
  await titles.nth(0).press('Enter')
  await titles.nth(2).focus()
  const second = () => titles.nth(2).evaluate((title) => Math.round(title.getBoundingClientRect().top))
  const place = await second()
  await titles.nth(2).press('Enter')
  await expect.poll(second).toBe(place)
})

test('the first letters before the app do not replace the draft, and are kept through a change of language', async ({
  page,
}) => {
  await visit(page, '/en/contact')
  await page.getByLabel(/^Name/).fill('Erin Sample')
  await page.getByLabel(/^Message/).fill('A finca in the north')
  await holdTheApp(page)
  await page.goto('/de/kontakt')
  await page.getByLabel(/^Name/).fill('Erin')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await visit(page, '/en/contact')
  await expect(page.getByLabel(/^Name/)).toHaveValue('Erin')
  await expect(page.getByLabel(/^Message/)).toHaveValue('A finca in the north')
})

for (const [text, when, code] of [
  [guides.en, 'the app', '**/assets/main-*.js'],
  [guides.de, 'any script', '**/assets/*.js'],
] as const)
  test(`${text.address}: a price typed before ${when} is there is calculated without another touch`, async ({
    page,
  }) => {
    const release = await holdTheApp(page, code)
    await page.goto(text.address, { waitUntil: 'commit' })
    await costsOf(page).getByLabel(text.price).fill('1.250.000 €')
    release()
    await expect(costsOf(page)).toContainText(text.costsAt(1_250_000).extras)
  })

test('a kind chosen, a step ticked and Enter in the price before the app is there count, and leave no bar behind', async ({
  page,
}) => {
  const text = guides.de
  const release = await holdTheApp(page)
  await page.goto(text.address)
  await costsOf(page).getByRole('radio', { name: text.kinds.newBuild }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await costsOf(page).getByLabel(text.price).press('Enter')
  release()
  await expect(costsOf(page)).toContainText(text.newBuild.extras)
  await expect(page.getByText(text.progress(1))).toHaveCount(1)
  await expect.poll(() => bar(page)).toBe('none')
})

test('no script but the boot script is fetched ahead of the largest paint', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  const timing = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const load = (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.loadEventStart ?? 0
    return entries.filter(({ name, startTime }) => name.endsWith('.js') && startTime < load).map(({ name }) => name)
  })
  expect(timing).toHaveLength(1)
  expect(await (await page.request.get('/en')).text()).not.toContain('modulepreload')
})

test('a page is fetched when a visitor points at its link', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/en/legal-notice')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).hover()
  await expect.poll(() => scripts.filter((script) => script.includes('Pricing'))).toHaveLength(1)
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
  test(`a visitor with ${JSON.stringify(connection)} loads a document, and nothing ahead of it`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const scripts = scriptsOf(page)
    await page.goto('/en/legal-notice')
    await hydrated(page)
    const isSameDocument = await markDocument(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).hover()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(scripts.filter((script) => script.includes('Services'))).toEqual([])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/en/services')
    await expect.poll(isSameDocument).toBe(false)
  })
