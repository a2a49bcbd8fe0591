import {
  error,
  fillContactStep,
  fillPropertyStep,
  form,
  landingPages,
  next,
  path,
  payload,
  plans,
  submit,
} from './support/enquiryForm.ts'
import { accepts, formService, takeOnesTime, type Answer } from './support/forms.ts'
import { expect, returningVisitor, hydrated, test, visit } from './support/site.ts'

test.beforeEach(({ page }) => returningVisitor(page))

test('going back and forth keeps both steps', async ({ page }) => {
  await visit(page, path)
  await fillContactStep(page)
  await page.keyboard.press('Tab')
  await next(page).press('Enter')
  await fillPropertyStep(page)
  await form(page).getByRole('button', { name: 'Previous' }).click()
  await expect(form(page).getByLabel('First name')).toHaveValue('Anna')
  await next(page).click()
  await expect(form(page).getByRole('radio', { name: 'Traditional finca' })).toBeChecked()
})

test('a visitor finds the form as it was left, on every landing page', async ({ page }) => {
  const service = await formService(page, 'enquiry')
  await visit(page, path)
  await fillContactStep(page)
  await next(page).click()
  await fillPropertyStep(page)
  await visit(page, landingPages[2][0])
  await expect(form(page).getByLabel('Goals')).toHaveValue('Summers')
  await expect(form(page).getByRole('radio', { name: 'Traditional finca' })).toBeChecked()
  await takeOnesTime(page)
  await submit(page).click()
  await expect(page).toHaveURL('/en/thank-you')
  expect(service.bodies).toEqual([payload(plans)])
})

const failures: Record<string, Answer> = {
  'status 500': (route) => route.fulfill({ status: 500 }),
  'status 400': (route) => route.fulfill({ status: 400, json: { error: 'no' } }),
  'a web page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  'a cut connection': (route) => route.abort('connectionreset'),
  'no answer for 15 seconds': () => new Promise<void>(() => {}),
}
for (const [name, answer] of Object.entries(failures))
  test(`keeps everything after ${name}, and sends again`, async ({ page, complaints }) => {
    await page.clock.install()
    const service = await formService(page, 'enquiry')
    service.answer = answer
    await visit(page, path)
    await fillContactStep(page)
    await next(page).click()
    await fillPropertyStep(page)
    await page.clock.fastForward(2100)
    await submit(page).click()
    await expect.poll(() => service.bodies).toHaveLength(1)
    await page.clock.fastForward(15_000)
    await expect(form(page).getByRole('status')).toHaveText(error)
    await expect(form(page).getByLabel('Goals')).toHaveValue('Summers')
    await expect(form(page).getByRole('link', { name: 'Send as an email' })).toHaveAttribute(
      'href',
      /Property%20type%3A%20Traditional%20finca/,
    )
    complaints.length = 0
    service.answer = accepts
    await form(page).getByRole('button', { name: 'Send again' }).click()
    await expect(page).toHaveURL('/en/thank-you')
    expect(service.bodies).toEqual([payload(plans), payload(plans)])
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
