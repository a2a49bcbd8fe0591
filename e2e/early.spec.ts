import type { Page } from '@playwright/test'
import { costsOf, guideTexts } from './support/guide.ts'
import { hydrated, expect, returningVisitor, test, visit } from './support/site.ts'

/** Delays the app's code until released, as on a slow network. */
async function holdTheApp(page: Page, code = '**/assets/main-*.js'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(code, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test.beforeEach(({ page }) => returningVisitor(page))

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
  expect(await bar(page)).toBe('none')
  await questions.nth(1).click()
  await expect(page.locator('[data-findable]:not([hidden])')).toHaveCount(0)
})

test('a title that is pressed stays in its place when the panel above it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/en/mallorca-guide')
  // A font that arrives between two presses would move a title too.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const titles = page.locator('#steps [data-accordion-trigger]')
  await titles.nth(0).press('Enter')
  await titles.nth(1).press('Enter')
  await expect(titles.nth(1)).toBeInViewport()
  const top = () => titles.nth(0).evaluate((title) => Math.round(title.getBoundingClientRect().top))
  const before = await top()
  await titles.nth(0).press('Enter')
  expect(await top()).toBe(before)
  await titles.nth(0).press('Enter')
  await titles.nth(2).focus()
  const second = () => titles.nth(2).evaluate((title) => Math.round(title.getBoundingClientRect().top))
  const place = await second()
  await titles.nth(2).press('Enter')
  expect(await second()).toBe(place)
})

test('a form that is sent before the app is there shows the bar', async ({ page }) => {
  await holdTheApp(page)
  await page.goto('/en/contact')
  await page.getByLabel(/^Name/).fill('Erin Sample')
  await page.getByLabel(/^Email/).fill('erin@example.com')
  expect(await bar(page)).toBe('none')
  await page.getByRole('button', { name: 'Send message' }).click()
  expect(await bar(page)).not.toBe('none')
})

test('a link works before the app is there', async ({ page }) => {
  await holdTheApp(page)
  await page.goto('/de')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preise' }).click()
  await expect(page).toHaveURL('/de/preise')
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
})

test('text typed before the app is there is kept', async ({ page }) => {
  const release = await holdTheApp(page)
  await page.goto('/en/contact')
  await page.getByLabel(/^Name/).fill('Written in the first second')
  release()
  await hydrated(page)
  await expect(page.getByLabel(/^Name/)).toHaveValue('Written in the first second')
})

test('text typed before the app is there is kept through a change of language', async ({ page }) => {
  await holdTheApp(page)
  await page.goto('/en/contact')
  await page.getByLabel(/^Name/).fill('Written in the first second')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await visit(page, '/de/kontakt')
  await expect(page.getByLabel(/^Name/)).toHaveValue('Written in the first second')
})

test('the first letters after a reload do not replace the draft', async ({ page }) => {
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

for (const text of guideTexts) {
  const [, understood] = text.understood
  for (const [when, code] of [
    ['the app', '**/assets/main-*.js'],
    ['any script', '**/assets/*.js'],
  ] as const)
    test(`${text.address}: a price typed before ${when} is there is calculated without another touch`, async ({
      page,
    }) => {
      const release = await holdTheApp(page, code)
      await page.goto(text.address, { waitUntil: 'commit' })
      await costsOf(page).getByLabel(text.price).fill(understood.typed)
      release()
      await expect(costsOf(page)).toContainText(understood.extras)
    })

  test(`${text.address}: a kind chosen before the app is there is calculated without another touch`, async ({
    page,
  }) => {
    const release = await holdTheApp(page)
    await page.goto(text.address)
    await costsOf(page).getByRole('radio', { name: text.kinds.newBuild }).focus()
    await page.keyboard.press('Space')
    release()
    await expect(costsOf(page)).toContainText(text.newBuild.extras)
  })

  test(`${text.address}: a step ticked before the app is there counts without another touch`, async ({ page }) => {
    const release = await holdTheApp(page)
    await page.goto(text.address)
    await page.getByRole('checkbox').first().focus()
    await page.keyboard.press('Space')
    release()
    await expect(page.getByText(text.progress(1))).toHaveCount(1)
  })

  test(`${text.address}: Enter in the price before the app is there leaves no bar behind`, async ({ page }) => {
    const release = await holdTheApp(page)
    await page.goto(text.address)
    await costsOf(page).getByLabel(text.price).fill(understood.typed)
    await page.keyboard.press('Enter')
    release()
    await hydrated(page)
    await expect(costsOf(page)).toContainText(understood.extras)
    expect(await bar(page)).toBe('none')
  })
}

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
