import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { readLeads } from '../scripts/serve/backend/leads.ts'
import { startServer } from '../scripts/serve/serve.ts'
import { status as leadStatus } from '../src/features/leads/copy.ts'
import { contactPages, expectFilled, fillIn, status, typed } from './support/contactForm.ts'
import { fillContactStep, form, next, path as landingPage } from './support/enquiryForm.ts'
import { accepts, formService, holdAnswer, takeOnesTime, type Answer, type FormService } from './support/forms.ts'
import { textsIn } from './support/messages.ts'
import { expect, hydrated, test, visit } from './support/site.ts'

/** A visitor leaves while a form is sent; src/features/leads/lead.test.ts tries every combination. */

const words = contactPages.en
const text = textsIn('en')
const unknown = text(leadStatus.unknown)
const notSent = text('Your message could not be sent. What you typed is kept.')
const notice = (page: Page) => page.getByRole('region', { name: text('Your message') })
const refuses: Answer = (route) => route.fulfill({ status: 500 })

/** Sends the form; the service answers when it is released. */
async function send(page: Page, answer: Answer): Promise<{ service: FormService; release: () => void }> {
  const service = await formService(page, 'contact')
  const release = holdAnswer(service, answer)
  await visit(page, words.path)
  await fillIn(page, words)
  await takeOnesTime(page)
  await page.getByRole('button', { name: words.send }).click()
  await expect.poll(() => service.bodies).toHaveLength(1)
  return { service, release }
}

const pricing = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })

test('a link in the app: the next page shows the failure, with a link to the form', async ({ page, complaints }) => {
  const { service, release } = await send(page, refuses)
  await pricing(page).click()
  await expect(page).toHaveURL('/en/pricing')
  release()
  await expect(notice(page).getByRole('status')).toHaveText(notSent)
  complaints.length = 0
  await notice(page)
    .getByRole('link', { name: text('Back to the form') })
    .click()
  await expect(page).toHaveURL(`${words.path}#contact-form`)
  await expect(status(page)).toHaveText(words.error)
  await expect(notice(page)).toHaveCount(0)
  await expectFilled(page, words)
  service.answer = accepts
  await page.getByRole('button', { name: words.resend }).click()
  await expect(page).toHaveURL(words.thankYou)
  expect(service.bodies).toHaveLength(2)
})

test('in a low window the failure is whole', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const { release } = await send(page, refuses)
  await pricing(page).click()
  await expect(page).toHaveURL('/en/pricing')
  release()
  await expect(notice(page)).toBeInViewport({ ratio: 1 })
  complaints.length = 0
})

test('Back: the page before shows the success, and nothing navigates', async ({ page }) => {
  await visit(page, '/en/pricing')
  const { release } = await send(page, accepts)
  await pricing(page).click()
  await expect(page).toHaveURL('/en/pricing')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/en/about')
  await page.goBack()
  release()
  await expect(notice(page).getByRole('status')).toHaveText(words.success)
  await expect(page).toHaveURL('/en/pricing')
  await notice(page)
    .getByRole('button', { name: text('Close') })
    .click()
  await expect(notice(page)).toHaveCount(0)
})

test('away and back: the form is still sending, and opens the thank-you page', async ({ page }) => {
  const { service, release } = await send(page, accepts)
  await pricing(page).click()
  await expect(page).toHaveURL('/en/pricing')
  await page.goBack()
  await page.getByRole('button', { name: words.sending }).click({ force: true })
  release()
  await expect(page).toHaveURL(words.thankYou)
  expect(service.bodies).toHaveLength(1)
})

test('a change of language: the other language shows the answer', async ({ page }) => {
  const { service, release } = await send(page, accepts)
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(contactPages.de.path)
  await expect(page.getByRole('button', { name: contactPages.de.sending })).toBeVisible()
  release()
  await expect(page).toHaveURL(contactPages.de.thankYou)
  expect(service.bodies).toHaveLength(1)
})

for (const [way, leave] of Object.entries({
  'a reload': (page: Page) => page.reload(),
  'another document': (page: Page) => page.goto('/en/pricing').then(() => page.goto(words.path)),
}))
  test(`${way}: the form says that nobody knows, and sends again if wanted`, async ({ page, complaints }) => {
    const { service } = await send(page, accepts)
    await leave(page)
    await hydrated(page)
    complaints.length = 0
    await expect(status(page)).toHaveText(unknown)
    await expect(page.getByRole('link', { name: words.asEmail })).toHaveAttribute('href', /anna%40example\.com/)
    await expectFilled(page, words)
    service.answer = accepts
    await page.getByRole('button', { name: words.resend }).click()
    await expect(page).toHaveURL(words.thankYou)
    expect(service.bodies).toHaveLength(2)
  })

test('a hidden tab: the form does not wait', async ({ page }) => {
  const service = await formService(page, 'contact')
  await page.clock.install()
  await visit(page, words.path)
  await fillIn(page, words)
  await page.reload()
  await hydrated(page)
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  // Clearing the form restarts its two seconds.
  await page.getByRole('button', { name: text('Clear the form') }).click()
  await fillIn(page, words)
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('button', { name: words.sending })).toBeVisible()
  expect(service.bodies).toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => service.bodies).toHaveLength(1)
})

test('a closed tab: what was just sent arrives', async ({ page, foreignRequests }) => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'leads-'))
  const server = await startServer({ dataDir })
  await visit(page, server.url + words.path)
  await fillIn(page, words)
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('button', { name: words.sending })).toBeVisible()
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => readLeads(dataDir).map(({ payload }) => payload)).toEqual([expect.objectContaining(typed)])
  foreignRequests.length = 0
  await server.close()
  fs.rmSync(dataDir, { recursive: true })
})

test('Back in the second step of the enquiry leads to the first, Forward to the second', async ({ page }) => {
  await visit(page, landingPage)
  await fillContactStep(page)
  await next(page).click()
  await expect(form(page).getByLabel('Goals')).toBeVisible()
  await page.goBack()
  await expect(form(page).getByLabel('First name')).toHaveValue('Anna')
  await expect(form(page).getByLabel('First name')).toBeVisible()
  await expect(page).toHaveURL(landingPage)
  await page.goForward()
  await expect(form(page).getByLabel('Goals')).toBeVisible()
  await form(page).getByRole('button', { name: 'Previous' }).click()
  await expect(form(page).getByLabel('First name')).toBeVisible()
})
