import { hosts, settings } from '../scripts/check/launch/rehearsal/settings.ts'
import { blogTexts, publish } from './support/blog.ts'
import { banner, consentTexts } from './support/consent.ts'
import { contactPages, field } from './support/contactForm.ts'
import { fillContactStep, fillPropertyStep, next, path as landingPage, plans, submit } from './support/enquiryForm.ts'
import { takeOnesTime } from './support/forms.ts'
import { test } from './support/rehearsal.ts'
import { siteServer } from './support/server.ts'
import { expect, returningVisitor, visit } from './support/site.ts'

/** The site of `npm run rehearse`, as on the day on which it goes live: on nginx, over https, with services on other hosts. */
test.skip(siteServer !== 'nginx', 'part of npm run test:hosts')
test.beforeEach(({ page }) => returningVisitor(page))

const [consent, contact, blog] = [consentTexts.de, contactPages.en, blogTexts.de]

test('the home page asks for consent and leads to the calendar', async ({ page }) => {
  await visit(page, consent.home)
  await banner(page, consent).getByRole('button', { name: consent.reject }).click()
  await expect(banner(page, consent)).toHaveCount(0)
  await expect(page.locator(`a[href="${settings['VITE_SCHEDULING_URL']}"]`)).not.toHaveCount(0)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `https://${hosts.site}${consent.home}`)
})

test('the contact form reaches its service', async ({ page, services }) => {
  await visit(page, contact.path)
  await field(page, contact, 'name').fill('Anna Berg')
  await field(page, contact, 'email').fill('anna@example.com')
  await takeOnesTime(page)
  await page.getByRole('button', { name: contact.send }).click()
  await expect(page).toHaveURL(contact.thankYou)
  expect(services.leads()[0]).toMatchObject({ form: 'contact', payload: { name: 'Anna Berg' } })
})

test('a post published after the build is listed and opens, also by its address', async ({
  page,
  services,
  brokenAddresses,
}) => {
  const title = 'On the day'
  brokenAddresses.push(/\/blog\/on-the-day$/)
  await publish(services.database, { slug: 'on-the-day', title, locale: 'de' })
  await visit(page, blog.list)
  await page.getByRole('heading', { level: 3 }).getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(`${blog.list}/on-the-day`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('Its text.')).toBeVisible()
  const response = await page.goto(`${blogTexts.en.list}/on-the-day`)
  expect(response?.status()).toBe(404)
  await expect(page).toHaveURL(`${blog.list}/on-the-day`)
  await expect(page.getByText('Its text.')).toBeVisible()
})

test('the enquiry form reaches its service', async ({ page, services }) => {
  await visit(page, landingPage)
  await fillContactStep(page)
  await takeOnesTime(page)
  await next(page).click()
  await fillPropertyStep(page)
  await submit(page).click()
  await expect(page).toHaveURL('/en/thank-you')
  expect(services.leads()[0]).toMatchObject({ form: 'enquiry', payload: plans })
})

test('a visitor from Austria is moved to the German page', async ({ page, services }) => {
  services.visitFrom('AT')
  await page.goto('/en/pricing')
  await expect(page).toHaveURL('/de/preise')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  services.visitFrom('US')
})

test('http redirects to https, and https sends Strict-Transport-Security', async ({ plainAddress, request }) => {
  const plain = await fetch(`${plainAddress}/en?a=b`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([301, `https://${hosts.site}/en?a=b`])
  expect((await request.get('/en')).headers()['strict-transport-security']).toMatch(/^max-age=\d{8}/)
})
