import type { Page } from '@playwright/test'
import { emailHref } from '../../src/content/companyContact.ts'
import { chunkOf } from '../support/chunks.ts'
import { contactPages, fillIn } from '../support/contactForm.ts'
import { fillContactStep, fillPropertyStep, form, next, path, submit } from '../support/enquiryForm.ts'
import { blocked, silent, test, type Break } from '../support/faults.ts'
import { expect, hydrated, returningVisitor } from '../support/site.ts'

const appMissing = 'The app could not be loaded; the page stays as it is'

/** Opens a page whose app cannot be loaded. */
async function openWithoutApp(page: Page, address: string, complaints: string[], breakDown: Break): Promise<void> {
  await breakDown(/\/assets\/main-[\w-]+\.js$/, blocked)
  await page.goto(address)
  await expect.poll(() => complaints).toEqual([expect.stringContaining(appMissing)])
  complaints.length = 0
}

/** The e-mails that the page has opened so far. */
function emailsOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) addresses.push(request.url())
  })
  return addresses
}

test.beforeEach(({ page }) => returningVisitor(page))

test('a page without its code can be used, and its links work', async ({ page, complaints, breakDown }) => {
  const words = contactPages.en
  await breakDown(chunkOf('src/pages/Contact/Contact.tsx'), blocked)
  await page.goto(words.path)
  await expect.poll(() => complaints).toEqual([expect.stringContaining(appMissing)])
  complaints.length = 0
  await expect(page.getByRole('button', { name: words.send })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/en/pricing')
  await hydrated(page)
})

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
  await expect.poll(() => sent.length).toBe(1)
  await expect.poll(() => complaints).toEqual([expect.stringContaining(appMissing)])
  complaints.length = 0
})

test('the enquiry without the app shows both steps and opens an e-mail', async ({ page, complaints, breakDown }) => {
  const sent = emailsOf(page)
  await openWithoutApp(page, path, complaints, breakDown)
  await fillContactStep(page)
  await fillPropertyStep(page)
  await submit(page).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toContain(emailHref)
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
