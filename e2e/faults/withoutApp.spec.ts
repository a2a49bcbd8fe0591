import type { Page } from '@playwright/test'
import { emailHref } from '../../src/content/companyContact.ts'
import { contactPages, fillIn } from '../support/contactForm.ts'
import { fillContactStep, form, next, path } from '../support/enquiryForm.ts'
import { blocked, silent, test } from '../support/faults.ts'
import { expect } from '../support/site.ts'

const appMissing = 'The app could not be loaded; the page stays as it is'

/** The e-mails that the page has opened so far. */
function emailsOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) addresses.push(request.url())
  })
  return addresses
}

test('a form that is sent before the app fails opens an e-mail', async ({ page, complaints, breakDown }) => {
  const { promise: failing, resolve: fail } = Promise.withResolvers<void>()
  await breakDown(/\/assets\/main-[\w-]+\.js$/, async (route) => {
    await failing
    await blocked(route)
  })
  const sent = emailsOf(page)
  await page.goto(contactPages.en.path)
  await fillIn(page, contactPages.en)
  await page.getByRole('button', { name: contactPages.en.send }).click()
  await expect(page.locator('form[data-early]')).toHaveCount(1)
  expect(sent).toEqual([])
  fail()
  await expect.poll(() => sent).toEqual([expect.stringContaining(emailHref)])
  await expect.poll(() => complaints).toEqual([expect.stringContaining(appMissing)])
  complaints.length = 0
})

test('the first step of the enquiry sends nothing while no script is there', async ({ page, breakDown }) => {
  const sent = emailsOf(page)
  await breakDown(/\/assets\/[\w-]+\.js$/, silent)
  await page.goto(path, { waitUntil: 'commit' })
  await fillContactStep(page)
  await next(page).click()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(sent).toEqual([])
  await expect(page).toHaveURL(path)
  await expect(form(page).getByLabel('First name')).toHaveValue('Anna')
})
