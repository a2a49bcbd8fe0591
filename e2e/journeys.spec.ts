import { blogTexts } from './support/blog.ts'
import { form, landingPages, next, submit } from './support/enquiryForm.ts'
import { accepts, formService, takeOnesTime } from './support/forms.ts'
import { costsOf, guides } from './support/guide.ts'
import { announcements, expectReadableOutline, heard, recordAnnouncements, tabTo } from './support/screenReader.ts'
import { expect, hydrated, test } from './support/site.ts'

/** Three journeys with a keyboard and a screen reader alone: what is heard, in its order. */

// The clipboard and a second tab.
test.use({ reuseContext: false })

test.beforeEach(async ({ page }) => {
  await recordAnnouncements(page)
})

test('reads the guide and computes the costs', async ({ page, context }) => {
  const text = guides.de
  await context.grantPermissions(['clipboard-write'])
  await page.goto(text.address)
  await hydrated(page)
  await page.keyboard.press('Tab')
  expect(await heard(page)).toBe('link "Zum Inhalt springen"')
  await page.keyboard.press('Enter')
  await expectReadableOutline(page)

  const price = costsOf(page).getByRole('textbox', { name: text.price })
  await tabTo(page, price)
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('750000')
  await expect.poll(() => announcements(page)).toEqual([text.calculating, text.costsAt(750_000).told])
  await page.keyboard.press('Tab')
  expect(await heard(page)).toBe(`radio "${text.kinds.resale}" [checked]`)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => heard(page)).toBe(`radio "${text.kinds.newBuild}" [checked]`)
  await expect.poll(async () => (await announcements(page)).length).toBe(4)
  await tabTo(page, costsOf(page).getByRole('button', { name: text.copyLink }))
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await announcements(page)).at(-1)).toBe(text.linkCopied)

  const { step } = text
  await tabTo(page, page.getByRole('button', { name: step }))
  expect(await heard(page)).toBe(`button "${step}"`)
  await page.keyboard.press('Enter')
  await expect.poll(() => heard(page)).toBe(`button "${step}" [expanded]`)
  await expect(page.getByRole('region', { name: step })).toBeVisible()
})

test('asks for a house in two steps, with a mistake in the first and a failed request after the second', async ({
  page,
  complaints,
}) => {
  const service = await formService(page, 'enquiry')
  const [address] = landingPages
  await page.goto(address)
  await hydrated(page)
  await expectReadableOutline(page)
  const type = async (label: string, value: string) => {
    await tabTo(page, form(page).getByLabel(label))
    await page.keyboard.insertText(value)
  }
  await type('First name', 'Anna')
  await type('Last name', 'Berg')
  await type('Email', 'anna@')
  await type('Phone', '+1 203 555 0142')
  await tabTo(page, form(page).getByLabel('Budget range'))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, next(page))
  await page.keyboard.press('Enter')
  await expect.poll(() => announcements(page)).toEqual(['1 field needs another look'])
  await expect(form(page).getByLabel('Email')).toBeFocused()
  await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await page.keyboard.press('End')
  await page.keyboard.insertText('example.com')
  await tabTo(page, next(page))
  await page.keyboard.press('Enter')

  await expect(form(page).locator('legend:visible').first()).toBeFocused()
  await type('Goals', 'Summers')
  await takeOnesTime(page)
  service.answer = (route) => route.fulfill({ status: 500 })
  await tabTo(page, submit(page))
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await announcements(page)).at(-1))
    .toContain('Please try again or contact us directly.')
  complaints.length = 0
  service.answer = accepts
  await expect.poll(() => heard(page)).toBe('button "Send again"')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/thank-you')
  expect(service.bodies).toHaveLength(2)
})

test('from an article to the scheduler', async ({ page, context }) => {
  const { list, contact, contactPath } = blogTexts.en
  await context.route('https://scheduling.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Scheduler</h1>' }),
  )
  await page.goto(list)
  await hydrated(page)
  await expectReadableOutline(page)
  const main = page.getByRole('main')
  const article = main.getByRole('heading', { level: 3 }).getByRole('link').first()
  // A screen reader gets an ordinary space for one that does not break.
  const title = (await article.innerText()).replaceAll('\u00A0', ' ')
  await tabTo(page, article)
  expect(await heard(page)).toBe(`link "${title}"`)
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectReadableOutline(page)

  await tabTo(page, main.getByRole('link', { name: contact }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(contactPath)
  await expect(main).toBeFocused()
  await expectReadableOutline(page)
  await tabTo(page, main.locator('a[href^="https://scheduling.example/"]').first())
  expect(await heard(page)).toMatch(/^link "./)
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  await expect((await opened).getByRole('heading', { name: 'Scheduler' })).toBeVisible()
})
