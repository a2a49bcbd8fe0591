import { consentKey } from '../src/content/facts.ts'
import { test } from './support/adsSite.ts'
import { blocked, refuseStorage, silent, type Fault } from './support/faults.ts'
import { allow, expect, holdTheApp, hydrated, visit } from './support/site.ts'
import {
  answer,
  banner,
  consentTexts,
  conversion,
  footerLink,
  script,
  sendContactForm,
  settings,
} from './support/consent.ts'

test('a browser that has opted out is not asked, and measured only where the settings are changed', async ({
  page,
  google,
}) => {
  await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }))
  const words = consentTexts.en
  await visit(page, words.contact)
  await sendContactForm(page, words)
  await footerLink(page, words).click()
  await expect(settings(page, words)).toHaveAccessibleDescription(words.optedOut)
  await expect(banner(page, words)).toHaveCount(0)
  expect(google.requests).toEqual([])
  await settings(page, words).getByRole('button', { name: words.accept }).click()
  await expect.poll(() => google.requests).toEqual([script])
  await visit(page, words.home)
  await footerLink(page, words).click()
  await expect(settings(page, words)).toHaveAccessibleDescription(words.accepted)
})

test('an acceptance on a later page tells the service where the visit began, and stores nothing before', async ({
  page,
}) => {
  const landing = '/en?gclid=of-the-advertisement'
  await visit(page, landing)
  const url = page.url()
  await page.getByRole('banner').getByRole('link', { name: consentTexts.en.contactLink, exact: true }).click()
  await expect(page).toHaveURL(consentTexts.en.contact)
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(stored).not.toContain('gclid')
  await answer(page, consentTexts.en, 'accept')
  const told = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] }
      return dataLayer.map((command) => Array.from(command)).find(([name]) => name === 'config')?.[2]
    })
  await expect.poll(told).toMatchObject({ page_location: url, page_referrer: '' })
})

test('nothing is measured while the texts of the settings are missing, whatever was decided before', async ({
  page,
  google,
  complaints,
  brokenAddresses,
}) => {
  await visit(page, '/en')
  await answer(page, consentTexts.en, 'accept')
  await expect.poll(() => google.requests).toContain(script)
  google.requests.length = 0
  const texts = /\/assets\/consent-en-[\w-]+\.js$/
  brokenAddresses.push(texts)
  const release = await holdTheApp(page, texts, (route) => route.abort())
  const decision = page.waitForResponse(/\/assets\/decision-[\w-]+\.js$/)
  await page.goto('/en/pricing')
  await hydrated(page)
  await (await decision).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  expect(google.requests).toEqual([])
  release()
  await expect.poll(() => complaints).toEqual([expect.stringContaining('The cookie settings could not be loaded')])
  expect(google.requests).toEqual([])
  complaints.length = 0
})

test('the open banner follows the language', async ({ page }) => {
  await visit(page, '/en')
  await banner(page, consentTexts.en).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(banner(page, consentTexts.de)).toBeVisible()
  await expect(banner(page, consentTexts.en)).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(banner(page, consentTexts.en).getByRole('button', { name: 'Accept' })).toBeVisible()
})

test('the settings are not on paper', async ({ page }) => {
  await visit(page, '/en')
  await footerLink(page, consentTexts.en).click()
  await expect(settings(page, consentTexts.en)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(settings(page, consentTexts.en)).toBeHidden()
})

test('a click on an answer gives the focus back to the field that had it', async ({ page }) => {
  await visit(page, '/en/contact')
  const name = page.locator('#consultation-form').getByLabel(/^Name/)
  await name.focus()
  await answer(page, consentTexts.en, 'reject')
  await expect(name).toBeFocused()
})

test('a decision in one tab counts in the other', async ({ page, context, google }) => {
  await visit(page, '/en/contact')
  await banner(page, consentTexts.en).waitFor()
  const other = await context.newPage()
  await other.goto('/en')
  await answer(other, consentTexts.en, 'accept')
  await expect(banner(page, consentTexts.en)).toHaveCount(0)
  await footerLink(other, consentTexts.en).click()
  await settings(other, consentTexts.en).getByRole('button', { name: 'Reject' }).click()
  await footerLink(page, consentTexts.en).click()
  await expect(settings(page, consentTexts.en)).toHaveAccessibleDescription(consentTexts.en.rejected)
  await page.keyboard.press('Escape')
  await sendContactForm(page, consentTexts.en)
  expect(google.conversions()).toEqual([])
})

test('a decision that is deleted in one tab is withdrawn in the other', async ({ page, context, google }) => {
  await visit(page, '/en/contact')
  const other = await context.newPage()
  await other.goto('/en')
  for (const key of [consentKey, undefined]) {
    await answer(page, consentTexts.en, 'accept')
    await expect.poll(() => google.requests).toContain(script)
    await other.evaluate((name) => (name === undefined ? localStorage.clear() : localStorage.removeItem(name)), key)
    await expect(banner(page, consentTexts.en)).toBeVisible()
  }
  await sendContactForm(page, consentTexts.en)
  expect(google.conversions()).toEqual([])
})

const answers: Record<string, Fault> = {
  'that is blocked': blocked,
  'that never answers': silent,
  'that is a web page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' }),
  'that is somebody else’s code': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.dataLayer = null; throw new Error("of the service")',
    }),
}
/** Console messages of a response that is not JavaScript, and of a script that throws. */
const ofTheService = /^uncaught: (?:Unexpected token '<'|Invalid or unexpected token|of the service)/

for (const [what, fault] of Object.entries(answers))
  test(`a script ${what} costs no lead`, async ({ page, context, google, complaints, brokenAddresses }) => {
    brokenAddresses.push(/googletagmanager/)
    await context.route(script, fault)
    await visit(page, '/en/contact')
    const asked = page.waitForRequest(script)
    await answer(page, consentTexts.en, 'accept')
    await asked
    await sendContactForm(page, consentTexts.en)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
    expect(google.conversions()).toEqual([])
    allow(complaints, ofTheService)
  })

test('the footer link works before the app is there', async ({ page }) => {
  const release = await holdTheApp(page)
  await page.goto('/en')
  await footerLink(page, consentTexts.en).click()
  await expect(page).toHaveURL('/en/data-privacy#measurement')
  release()
  await hydrated(page)
  await page.locator('#measurement').getByText('Withdrawing your consent').click()
  await page.locator('#measurement').getByRole('button', { name: 'cookie settings' }).click()
  await expect(settings(page, consentTexts.en)).toBeVisible()
})

test('a browser that stores nothing asks on every visit of a page, and decides for it', async ({
  page,
  google,
  complaints,
}) => {
  await refuseStorage(page, ['localStorage', 'sessionStorage'])
  await visit(page, '/en/contact')
  await answer(page, consentTexts.en, 'accept')
  await sendContactForm(page, consentTexts.en)
  await expect.poll(google.conversions).toEqual([conversion])
  await page.reload()
  await expect(banner(page, consentTexts.en)).toBeVisible()
  expect(google.conversions()).toHaveLength(1)
  // The library logs that it cannot store; the site logs nothing.
  expect(complaints.filter((text) => !text.startsWith('warning: CookieConsent:'))).toEqual([])
  complaints.length = 0
})
