import { companyContact } from '../src/content/companyContact.ts'
import { landingPages } from './support/enquiryForm.ts'
import { formService, holdAnswer, takeOnesTime } from './support/forms.ts'
import { expect, holdTheApp, hydrated, test, visit } from './support/site.ts'
import { contactPages, expectFilled, field, fillIn, payload, status } from './support/contactForm.ts'

const words = contactPages.en

test('sends once on a double click, says so for 500 ms, and leads to the thank-you page', async ({ page }) => {
  const german = contactPages.de
  await page.clock.install()
  const service = await formService(page, 'contact')
  const release = holdAnswer(service)
  await visit(page, german.path)
  await fillIn(page, german)
  await page.clock.fastForward(2100)
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await page.getByRole('button', { name: german.send }).dblclick()
  await expect(page.getByRole('button', { name: german.sending })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  release()
  await expect(status(page)).toHaveText(german.success)
  await page.clock.runFor(499)
  await expect(page).toHaveURL(german.path)
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(page).toHaveURL(german.thankYou)
  expect(service.bodies).toEqual([payload])
  await expect(field(page, german, 'name')).toHaveCount(0)
  await page.goBack()
  await expect(field(page, german, 'name')).toHaveValue('')
})

test('notices that there is no network, and that it is back', async ({ page, context, complaints }) => {
  await visit(page, words.path)
  await fillIn(page, words)
  await takeOnesTime(page)
  await context.setOffline(true)
  await expect(status(page)).toHaveText(words.offline)
  await page.getByRole('button', { name: words.send }).click()
  await expect(status(page)).toHaveText(words.error)
  await expect(page.getByText(words.offline)).toBeVisible()
  await expectFilled(page, words)
  complaints.length = 0
  await context.setOffline(false)
  await formService(page, 'contact')
  await page.getByRole('button', { name: words.resend }).click()
  await expect(page).toHaveURL(words.thankYou)
})

test('shows the success until there is a connection for the thank-you page', async ({
  page,
  context,
  complaints,
  brokenAddresses,
}) => {
  brokenAddresses.push(/./)
  const service = await formService(page, 'contact')
  service.answer = async (route) => {
    await context.setOffline(true)
    await route.fulfill({ status: 200, json: {} })
  }
  await visit(page, words.path)
  await fillIn(page, words)
  await takeOnesTime(page)
  await page.getByRole('button', { name: words.send }).click()
  await expect(status(page)).toHaveText(words.success)
  await expect(page.getByRole('alert')).toBeVisible()
  complaints.length = 0
  await context.setOffline(false)
  await expect(page).toHaveURL(words.thankYou)
  await expect(page.locator('main h1')).toHaveText(words.thanks)
  await hydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a form that is sent before the app is there is sent when it arrives', async ({ page }) => {
  const release = await holdTheApp(page)
  const service = await formService(page, 'contact')
  await page.goto(words.path)
  await fillIn(page, words)
  await takeOnesTime(page)
  await page.getByRole('button', { name: words.send }).click()
  await expect(page).toHaveURL(words.path)
  release()
  await expect(page).toHaveURL(words.thankYou)
  expect(service.bodies).toEqual([payload])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const [path, part] of [
    [words.path, '#consultation-form'],
    [landingPages[0], '#enquiry'],
  ] as const)
    test(`${path} says how to reach us instead of showing a form that cannot be sent`, async ({ page }) => {
      await page.goto(path)
      const section = page.locator(part)
      await expect(section.getByRole('button')).toHaveCount(0)
      await expect(section.getByRole('textbox')).toHaveCount(0)
      for (const name of [companyContact.phone, companyContact.email, 'WhatsApp'])
        await expect(section.getByRole('link', { name }).first()).toBeVisible()
    })
})
