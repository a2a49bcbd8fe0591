import type { Page } from '@playwright/test'
import { contactPages, field, status, typed } from './support/contactForm.ts'
import { formService, takeOnesTime } from './support/forms.ts'
import { expect, holdTheApp, hydrated, test, visit } from './support/site.ts'

/** What visitors of comparable sites have reported of forms. */

const words = contactPages.en

test('what is typed and deleted before the app stays deleted', async ({ page }) => {
  const release = await holdTheApp(page)
  await page.goto(words.path)
  const phone = field(page, words, 'phone')
  await phone.pressSequentially('+4')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  release()
  await hydrated(page)
  await expect(phone).toHaveValue('')
  await page.reload()
  await hydrated(page)
  await expect(phone).toHaveValue('')
})

test.describe('a program fills in the form without telling the page', () => {
  const fillSilently = (page: Page) =>
    page.locator('#consultation-form form').evaluate((form: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values))
        (form.elements.namedItem(name) as HTMLInputElement).value = value
    }, typed)

  test('a failed send offers the whole text by e-mail and WhatsApp, and a reload keeps it', async ({
    page,
    complaints,
  }) => {
    const service = await formService(page, 'contact')
    service.answer = (route) => route.fulfill({ status: 500 })
    await visit(page, words.path)
    await fillSilently(page)
    await takeOnesTime(page)
    await page.getByRole('button', { name: words.send }).click()
    await expect(status(page)).toHaveText(words.error)
    for (const name of [words.asEmail, words.asWhatsApp])
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', /anna%40example\.com/)
    await page.reload()
    await hydrated(page)
    await expect(field(page, words, 'email')).toHaveValue(typed.email)
    complaints.length = 0
  })

  test('another page, and back: it is kept', async ({ page }) => {
    await visit(page, words.path)
    await fillSilently(page)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.reload()
    await hydrated(page)
    await expect(field(page, words, 'email')).toHaveValue(typed.email)
  })
})
