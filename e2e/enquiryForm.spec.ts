import {
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
import { formService, takeOnesTime } from './support/forms.ts'
import { allow, expect, openLate, test, visit } from './support/site.ts'

for (const address of landingPages)
  test(`${address} leads from its head to the form`, async ({ page }) => {
    await visit(page, address)
    await page.locator('main a[href="#enquiry"]').click()
    await expect(next(page)).toBeInViewport()
  })

test('a double click on "Next step" opens the second step and does not send it', async ({ page }) => {
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

test('a visitor finds the form as it was left on another landing page, and the embedded backend takes it', async ({
  page,
}) => {
  await visit(page, path)
  await fillContactStep(page)
  await next(page).click()
  await fillPropertyStep(page)
  await visit(page, landingPages[2])
  await expect(form(page).getByLabel('Goals')).toHaveValue('Summers')
  await expect(form(page).getByRole('radio', { name: 'Traditional finca' })).toBeChecked()
  await expect(form(page).getByLabel('Timeline')).toHaveValue(plans.timeline)
  await form(page).getByRole('button', { name: 'Previous' }).click()
  await expect(form(page).getByLabel('Phone')).toHaveValue('+1 203 555 0142')
  await expect(form(page).getByLabel('Budget range')).toHaveValue('€2M - €4M')
  await next(page).click()
  await takeOnesTime(page)
  const answered = page.waitForResponse('**/forms/enquiry')
  await submit(page).click()
  expect((await answered).status()).toBe(200)
  expect((await answered).request().postData()).toBe(payload(plans))
  await expect(page).toHaveURL('/en/thank-you')
})

for (const [missing, files] of [
  ['a blocker keeps all scripts out', /\.js$/],
  ['the app cannot be loaded', /\/main-[\w-]+\.js$/],
] as const)
  test(`the whole form can be sent by email where ${missing}`, async ({ page, brokenAddresses, complaints }) => {
    brokenAddresses.push(files)
    await page.route(files, (route) => route.abort())
    await page.goto(path)
    await fillContactStep(page)
    await openLate(page)
    await fillPropertyStep(page)
    await expect(next(page)).toBeHidden()
    await expect(submit(page)).toHaveAttribute('formaction', /^mailto:/)
    await expect(form(page).getByRole('link', { name: 'privacy notice' })).toBeVisible()
    allow(complaints, /The app could not be loaded/)
  })
