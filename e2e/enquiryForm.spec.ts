import type { Page } from '@playwright/test'
import { accepts, formService, takeOnesTime, type Answer } from './support/forms.ts'
import { expect, returningVisitor, hydrated, test, visit } from './support/site.ts'

const landingPages = [
  ['/en/buy-property-mallorca', 4],
  ['/en/mallorca-luxury-villas', 4],
  ['/en/mallorca-investment-homes', 3],
  ['/en/mallorca-investment-properties', 4],
] as const
const path = landingPages[0][0]
const error = 'Failed to submit form. Please try again or contact us directly.'

const form = (page: Page) => page.getByRole('form', { name: 'Property inquiry' })
const next = (page: Page) => form(page).getByRole('button', { name: 'Next Step' })
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit', exact: true })

async function fillContactStep(page: Page): Promise<void> {
  await form(page).getByLabel('First name').fill('Anna')
  await form(page).getByLabel('Last name').fill('Berg')
  await form(page).getByLabel('Email').fill('anna@example.com')
  await form(page).getByLabel('Phone').fill('+1 203 555 0142')
  await form(page).getByLabel('Budget range').selectOption('€2M - €4M')
}

async function fillPropertyStep(page: Page): Promise<void> {
  await form(page).getByLabel('Preferred region').selectOption('West - Sóller Valley')
  await form(page).getByRole('radio', { name: 'Traditional finca' }).check()
  await form(page).getByLabel('Timeline').selectOption('Flexible – whenever the right property appears')
  await form(page).getByLabel('Goals').fill('Summers')
}

const payload = (plans: Record<string, string>) =>
  JSON.stringify({
    formType: 'landing-page',
    firstName: 'Anna',
    lastName: 'Berg',
    email: 'anna@example.com',
    phone: '+1 203 555 0142',
    budgetRange: '€2M - €4M',
    ...plans,
  })
const plans = {
  preferredRegion: 'West - Sóller Valley',
  propertyType: 'traditional-finca',
  timeline: 'Flexible – whenever the right property appears',
  goals: 'Summers',
}
const noPlans = {
  preferredRegion: 'Not specified',
  propertyType: 'Not specified',
  timeline: 'Not specified',
  goals: 'Not specified',
}

test.beforeEach(({ page }) => returningVisitor(page))

for (const [address, questions] of landingPages)
  test(`${address} leads from its head to the form, and sends it`, async ({ page }) => {
    const service = await formService(page, 'enquiry')
    await visit(page, address)
    await expect(page.locator('[data-accordion-trigger]')).toHaveCount(questions)
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
      await expect(section.getByRole('link', { name: 'hello@roqueta.example' })).toBeVisible()
      await expect(section.getByRole('link', { name: '+34 971 000 000' })).toBeVisible()
      await expect(section.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible()
    })
})
