import { consentKey } from '../src/content/facts.ts'
import { test } from './support/adsSite.ts'
import { fillContactStep, next, submit } from './support/enquiryForm.ts'
import { blocked, refuseStorage, silent, type Fault } from './support/faults.ts'
import { formService, takeOnesTime } from './support/forms.ts'
import { allow, expect, holdTheApp, hydrated, returningVisitor, visit } from './support/site.ts'
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

test.beforeEach(({ page }) => returningVisitor(page))

test('an enquiry of a landing page is one conversion', async ({ page, google }) => {
  await formService(page, 'enquiry')
  await visit(page, '/en/buy-property-mallorca')
  await answer(page, consentTexts.en, 'accept')
  await fillContactStep(page)
  await takeOnesTime(page)
  await next(page).click()
  await submit(page).click()
  await expect(page).toHaveURL('/en/thank-you')
  await expect.poll(google.conversions).toEqual([conversion])
})

test('a decision of an earlier revision is asked again', async ({ page, google }) => {
  await visit(page, '/en')
  await answer(page, consentTexts.en, 'accept')
  await expect.poll(() => google.requests).toContain(script)
  google.requests.length = 0
  await page.evaluate((key) => {
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as object
    localStorage.setItem(key, JSON.stringify({ ...stored, revision: 0 }))
  }, consentKey)
  await visit(page, '/en/legal-notice')
  await expect(banner(page, consentTexts.en)).toBeVisible()
  expect(google.requests).toEqual([])
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
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(texts, async (route) => {
    await released
    await route.abort()
  })
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
