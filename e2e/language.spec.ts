import type { Page, Route } from '@playwright/test'
import { expect, holdTheApp, markDocument, test, visit } from './support/site.ts'

const preference = (page: Page) => page.evaluate(() => localStorage.getItem('preferred-language'))

/** Makes the geolocation service return `country`, and counts its requests. */
async function visitorFrom(page: Page, country: string): Promise<{ asked: () => number }> {
  let asked = 0
  await page.route('**/geolocation/json/', (route) => {
    asked += 1
    return route.fulfill({ json: { country_code: country } })
  })
  return { asked: () => asked }
}
const looksUp = (page: Page) => page.waitForResponse('**/geolocation/json/')

test.describe('/ leads to', () => {
  test('English for an English browser, with query and hash', async ({ page }) => {
    await page.goto('/?from=card#contact')
    await expect(page).toHaveURL('/en?from=card#contact')
  })
  test.describe('German', () => {
    test.use({ locale: 'de-DE' })
    test('for a German browser', async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveURL('/de')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    })
  })
})

test.describe('the switcher', () => {
  test('shows the same page in the other language, keeps query and hash, and is remembered', async ({ page }) => {
    await visit(page, '/en/mallorca-guide?price=900000#regions')
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/mallorca-ratgeber?price=900000#regions')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(await preference(page)).toBe('de')
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/mallorca-guide?price=900000#regions')
    expect(await preference(page)).toBe('en')
  })
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('is a link', async ({ page }) => {
      await page.goto('/en/client-stories')
      await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
      await expect(page).toHaveURL('/de/kundenerfahrungen')
    })
  })
})

test.describe('a visitor from Austria', () => {
  test('is moved to the German page once, without a reload, with query and hash', async ({ page }) => {
    const { asked } = await visitorFrom(page, 'AT')
    await page.clock.install()
    await page.goto('/en/about?x=1#values')
    const isSameDocument = await markDocument(page)
    await expect(page).toHaveURL('/de/ueber-uns?x=1#values')
    expect(await isSameDocument()).toBe(true)
    await visit(page, '/en/services')
    await page.clock.runFor(5000)
    await expect(page).toHaveURL('/en/services')
    expect(asked()).toBe(1)
  })
  for (const [what, act] of [
    ['a press', (page: Page) => page.mouse.click(5, 300)],
    ['a key', (page: Page) => page.keyboard.press('Tab')],
    ['a turn of the wheel', (page: Page) => page.mouse.wheel(0, 300)],
    [
      'dictation',
      (page: Page) =>
        page.locator('body').evaluate((body) => body.dispatchEvent(new Event('input', { bubbles: true }))),
    ],
    ['nothing, but two seconds', (page: Page) => page.clock.runFor(2000)],
  ] as const)
    test(`stays after ${what}, and the country is remembered`, async ({ page }) => {
      const fromAustria = (route: Route) => route.fulfill({ json: { country_code: 'AT' } })
      const release = await holdTheApp(page, '**/geolocation/json/', fromAustria)
      await page.clock.install()
      const asked = page.waitForRequest('**/geolocation/json/')
      await page.goto('/en/about')
      await asked
      await act(page)
      const answered = looksUp(page)
      release()
      await (await answered).finished()
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visitor-country'))).toBe('AT')
      await page.clock.runFor(5000)
      await expect(page).toHaveURL('/en/about')
    })
})

for (const [visitor, address, preferred] of [
  ['of a page in German', '/de/ueber-uns', ''],
  ['of a page that has no German counterpart', '/en/buy-property-mallorca', ''],
  ['who prefers English', '/en/about', 'en'],
] as const)
  test(`a visitor ${visitor} is not asked about`, async ({ page }) => {
    const { asked } = await visitorFrom(page, 'AT')
    await page.addInitScript((value) => localStorage.setItem('preferred-language', value), preferred)
    await page.clock.install()
    await visit(page, address)
    await page.clock.runFor(5000)
    expect(asked()).toBe(0)
    await expect(page).toHaveURL(address)
  })

test('a page downloads the messages of its own language only', async ({ page }) => {
  const germanWord = 'Schneller Kontakt'
  const englishWord = 'Quick contact'
  for (const [address, foreign] of [
    ['/en/pricing', germanWord],
    ['/de/preise', englishWord],
  ] as const) {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text())
    })
    await visit(page, address)
    const source = (await Promise.all(scripts)).join('\n')
    expect(source).not.toContain(foreign)
    page.removeAllListeners('response')
  }
})
