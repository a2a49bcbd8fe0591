import { companyContact } from '../src/content/companyContact.ts'
import {
  error,
  fillContactStep,
  fillPropertyStep,
  form,
  landingPages,
  next,
  noPlans,
  path,
  payload,
  plans,
  submit,
} from './support/enquiryForm.ts'
import { accepts, formService, takeOnesTime, type Answer } from './support/forms.ts'
import { expect, hydrated, returningVisitor, test, visit } from './support/site.ts'

test.beforeEach(({ page }) => returningVisitor(page))

for (const [address, questions] of landingPages)
  test(`${address} leads from its head to the form`, async ({ page }) => {
    await visit(page, address)
    await expect(page.getByRole('main').getByRole('heading', { level: 3, name: /\?$/ })).toHaveCount(questions)
    await page.locator('main a[href="#enquiry"]').click()
    await expect(next(page)).toBeInViewport()
  })

test('names everything that the first step lacks before going on', async ({ page }) => {
  await visit(page, path)
  await next(page).click()
  await expect(form(page).getByLabel('First name')).toBeFocused()
  const messages = {
    'First name': 'First name is required',
    'Last name': 'Last name is required',
    Email: 'Email is required',
    Phone: 'Phone number is required',
    'Budget range': 'Please select your budget range',
  }
  for (const [label, message] of Object.entries(messages)) {
    await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(new RegExp(message))
    await expect(form(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(form(page).getByRole('status')).toHaveText('5 fields need another look')
  await fillContactStep(page)
  await expect(form(page).getByRole('status')).toHaveText('')
  await form(page).getByLabel('Email').fill('anna')
  await next(page).click()
  await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(submit(page)).toHaveCount(0)
})

test('a double click on "Next Step" opens the second step and does not send it', async ({ page }) => {
  const service = await formService(page, 'enquiry')
  await visit(page, path)
  await fillContactStep(page)
  await takeOnesTime(page)
  await next(page).dblclick()
  await expect(form(page).locator('legend:visible').first()).toBeFocused()
  await expect(form(page).getByLabel('Goals')).toBeVisible()
  await expect(form(page).getByLabel('First name')).toBeHidden()
  expect(service.bodies).toEqual([])
})

test('optional fields that stay empty are sent as "Not specified", once on a double click', async ({ page }) => {
  const service = await formService(page, 'enquiry')
  await visit(page, path)
  await fillContactStep(page)
  await takeOnesTime(page)
  await next(page).click()
  await submit(page).dblclick()
  await expect(page).toHaveURL('/en/thank-you')
  expect(service.bodies).toEqual([payload(noPlans)])
})

test('a visitor finds the form as it was left on another landing page, and the embedded backend takes it', async ({
  page,
}) => {
  await visit(page, path)
  await fillContactStep(page)
  await next(page).click()
  await fillPropertyStep(page)
  await visit(page, landingPages[2][0])
  await expect(form(page).getByLabel('Goals')).toHaveValue('Summers')
  await expect(form(page).getByRole('radio', { name: 'Traditional finca' })).toBeChecked()
  await takeOnesTime(page)
  const answered = page.waitForResponse('**/forms/enquiry')
  await submit(page).click()
  expect((await answered).status()).toBe(200)
  expect((await answered).request().postData()).toBe(payload(plans))
  await expect(page).toHaveURL('/en/thank-you')
})

const failures: Record<string, Answer> = {
  'status 500': (route) => route.fulfill({ status: 500 }),
  'status 400': (route) => route.fulfill({ status: 400, json: { error: 'no' } }),
  'a web page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  'a cut connection': (route) => route.abort('connectionreset'),
  'no answer for 15 seconds': () => new Promise<void>(() => {}),
}
test('keeps everything after every kind of failure, and sends again', async ({ page, complaints }) => {
  await page.clock.install()
  const service = await formService(page, 'enquiry')
  await visit(page, path)
  await fillContactStep(page)
  await next(page).click()
  await fillPropertyStep(page)
  await page.clock.fastForward(2100)
  let send = submit(page)
  for (const [what, answer] of Object.entries(failures))
    await test.step(what, async () => {
      const sent = service.bodies.length
      service.answer = answer
      await send.click()
      await expect.poll(() => service.bodies).toHaveLength(sent + 1)
      await page.clock.fastForward(15_000)
      await expect(form(page).getByRole('status')).toHaveText(error)
      await expect(form(page).getByLabel('Goals')).toHaveValue('Summers')
      await expect(form(page).getByRole('link', { name: 'Send as an email' })).toHaveAttribute(
        'href',
        /Property%20type%3A%20Traditional%20finca/,
      )
      send = form(page).getByRole('button', { name: 'Send again' })
    })
  complaints.length = 0
  service.answer = accepts
  await send.click()
  await expect(page).toHaveURL('/en/thank-you')
  expect(service.bodies).toEqual(Array.from(service.bodies, () => payload(plans)))
})

test('a reload in the middle keeps the step and both steps’ fields', async ({ page }) => {
  await visit(page, path)
  await fillContactStep(page)
  await next(page).click()
  await fillPropertyStep(page)
  await page.reload()
  await hydrated(page)
  await expect(form(page).getByLabel('Goals')).toHaveValue('Summers')
  await expect(form(page).getByLabel('Timeline')).toHaveValue(plans.timeline)
  await form(page).getByRole('button', { name: 'Previous' }).click()
  await expect(form(page).getByLabel('Phone')).toHaveValue('+1 203 555 0142')
  await expect(form(page).getByLabel('Budget range')).toHaveValue('€2M - €4M')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('says how to reach us instead', async ({ page }) => {
    await page.goto(path)
    const section = page.locator('#enquiry')
    await expect(section.getByRole('button')).toHaveCount(0)
    await expect(section.getByRole('link', { name: companyContact.email })).toBeVisible()
    await expect(section.getByRole('link', { name: companyContact.phone })).toBeVisible()
    await expect(section.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible()
  })
})
