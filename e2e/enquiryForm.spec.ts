import { companyContact } from '../src/content/companyContact.ts'
import {
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
import { formService, takeOnesTime } from './support/forms.ts'
import { expect, returningVisitor, test, visit } from './support/site.ts'

test.beforeEach(({ page }) => returningVisitor(page))

for (const [address, questions] of landingPages)
  test(`${address} leads from its head to the form, and sends it`, async ({ page }) => {
    const service = await formService(page, 'enquiry')
    await visit(page, address)
    await expect(page.getByRole('main').getByRole('heading', { level: 3, name: /\?$/ })).toHaveCount(questions)
    await page.locator('main a[href="#enquiry"]').click()
    await expect(next(page)).toBeInViewport()
    await fillContactStep(page)
    await next(page).click()
    await fillPropertyStep(page)
    await takeOnesTime(page)
    await submit(page).click()
    await expect(page).toHaveURL('/en/thank-you')
    expect(service.bodies).toEqual([payload(plans)])
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

test('can be corrected, gone through and sent by keyboard alone', async ({ page }) => {
  const service = await formService(page, 'enquiry')
  await visit(page, path)
  const { keyboard } = page
  const typeInto = async (label: string, text: string) => {
    await expect(form(page).getByLabel(label)).toBeFocused()
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  const choose = async (label: string, value: string) => {
    const select = form(page).getByLabel(label)
    await expect(select).toBeFocused()
    while ((await select.inputValue()) !== value) await keyboard.press('ArrowDown')
    await keyboard.press('Tab')
  }
  await form(page).getByLabel('First name').focus()
  await keyboard.press('Enter')
  await expect(form(page).getByRole('status')).toHaveText('5 fields need another look')
  await typeInto('First name', 'Anna')
  await typeInto('Last name', 'Berg')
  await typeInto('Email', 'anna@example.com')
  await typeInto('Phone', '+1 203 555 0142')
  await choose('Budget range', '€2M - €4M')
  await expect(form(page).getByRole('status')).toHaveText('')
  await expect(next(page)).toBeFocused()
  await keyboard.press('Enter')

  const heading = form(page).locator('legend:visible').first()
  await expect(heading).toBeFocused()
  await keyboard.press('Tab')
  await choose('Preferred region', 'West - Sóller Valley')
  await choose('Timeline', 'Flexible – whenever the right property appears')
  await expect(form(page).getByRole('radio').first()).toBeFocused()
  while (!(await form(page).getByRole('radio', { name: 'Traditional finca' }).isChecked()))
    await keyboard.press('ArrowDown')
  await keyboard.press('Tab')
  await typeInto('Goals', 'Summers')
  await expect(submit(page)).toBeFocused()

  await keyboard.press('Tab')
  await expect(form(page).getByRole('button', { name: 'Previous' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(heading).toBeFocused()
  await keyboard.press('Tab')
  await expect(form(page).getByLabel('First name')).toHaveValue('Anna')
  await takeOnesTime(page)
  await keyboard.press('Enter')
  await expect(heading).toBeFocused()
  await expect(form(page).getByLabel('Goals')).toHaveValue('Summers')
  while (!(await submit(page).evaluate((button) => button === document.activeElement))) await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/en/thank-you')
  expect(service.bodies).toEqual([payload(plans)])
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

test('asks once to press again where the hidden field was filled in, and then sends', async ({ page }) => {
  const service = await formService(page, 'enquiry')
  await visit(page, path)
  await form(page).getByLabel('Leave this field empty').fill('Anna', { force: true })
  await fillContactStep(page)
  await next(page).click()
  await fillPropertyStep(page)
  await submit(page).click()
  await expect(form(page).getByRole('status')).toHaveText('Please press the button again to send the form.')
  expect(service.bodies).toEqual([])
  await submit(page).click()
  await expect(page).toHaveURL('/en/thank-you')
  expect(service.bodies).toEqual([payload(plans)])
})

test('is sent once, when two seconds are over, where it was completed sooner', async ({ page }) => {
  await page.clock.install()
  const service = await formService(page, 'enquiry')
  await visit(page, path)
  await fillContactStep(page)
  await visit(page, landingPages[1][0])
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  // Resetting the form restarts its two-second delay.
  await form(page).getByRole('button', { name: 'Clear the form' }).click()
  await fillContactStep(page)
  await next(page).click()
  await fillPropertyStep(page)
  await submit(page).dblclick()
  await expect(form(page).getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(1999)
  expect(service.bodies).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => service.bodies).toEqual([payload(plans)])
  await page.clock.resume()
  await expect(page).toHaveURL('/en/thank-you')
  expect(service.bodies).toEqual([payload(plans)])
})

test('is taken by the embedded backend as it is sent', async ({ page }) => {
  await visit(page, path)
  await fillContactStep(page)
  await next(page).click()
  await fillPropertyStep(page)
  await takeOnesTime(page)
  const answer = page.waitForResponse('**/forms/enquiry')
  await submit(page).click()
  expect((await answer).status()).toBe(200)
  await expect(page).toHaveURL('/en/thank-you')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const [address] of landingPages)
    test(`${address} says how to reach us instead`, async ({ page }) => {
      await page.goto(address)
      const section = page.locator('#enquiry')
      await expect(section.getByRole('button')).toHaveCount(0)
      await expect(section.getByRole('link', { name: companyContact.email })).toBeVisible()
      await expect(section.getByRole('link', { name: companyContact.phone })).toBeVisible()
      await expect(section.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible()
    })
})
