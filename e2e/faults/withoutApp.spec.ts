import { companyContact } from '../../src/content/companyContact.ts'
import type { Page } from '@playwright/test'
import { chunkOf } from '../support/chunks.ts'
import { contactPages, field, fillIn, names, typed } from '../support/contactForm.ts'
import { fillContactStep, fillPropertyStep, form, next, path } from '../support/enquiryForm.ts'
import { blocked, silent, test, type Break } from '../support/faults.ts'
import { contentHydrated, expect, headerHydrated, hydrated, pointAtControl, returningVisitor } from '../support/site.ts'

const appMissing = 'The app could not be loaded; the page stays as it is'

/** Opens a page whose app cannot be loaded. */
async function openWithoutApp(page: Page, address: string, complaints: string[], breakDown: Break): Promise<void> {
  await breakDown(/\/assets\/client-[\w-]+\.js$/, blocked)
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

function read(address: string | undefined) {
  const { pathname, search } = new URL(String(address))
  const [subject, body] = ['subject', 'body'].map((name) => new RegExp(`[?&]${name}=([^&]*)`).exec(search)?.[1])
  return {
    to: pathname,
    subject: decodeURIComponent(subject ?? ''),
    lines: decodeURIComponent(body ?? '').split('\r\n'),
  }
}

test.beforeEach(({ page }) => returningVisitor(page))

for (const words of Object.values(contactPages)) {
  test(`${words.path} without the app is sent as an e-mail as it was typed`, async ({
    page,
    complaints,
    breakDown,
  }) => {
    const sent = emailsOf(page)
    await openWithoutApp(page, words.path, complaints, breakDown)
    await fillIn(page, words)
    await field(page, words, 'name').fill('Jörg Müßig \uD83C')
    await page.getByRole('button', { name: words.asEmail }).click()
    await expect.poll(() => sent.length).toBe(1)
    const values = { ...typed, name: 'Jörg Müßig \uFFFD' }
    expect(read(sent[0])).toEqual({
      to: companyContact.email,
      subject: words.subject,
      lines: names.flatMap((name) => `${words.fields[name]}: ${values[name]}`.split('\n')),
    })
  })

  test(`${words.path} without the app asks for what is missing`, async ({ page, complaints, breakDown }) => {
    const sent = emailsOf(page)
    await openWithoutApp(page, words.path, complaints, breakDown)
    await field(page, words, 'name').fill('Anna')
    await page.getByRole('button', { name: words.asEmail }).click()
    await expect(field(page, words, 'email')).toBeFocused()
    expect(sent).toEqual([])
  })
}

for (const hasTyped of [false, true])
  test(`a page without the app ${hasTyped ? 'keeps what was typed' : 'is loaded again'} when the connection is back`, async ({
    page,
    context,
    complaints,
    breakDown,
  }) => {
    const words = contactPages.en
    await openWithoutApp(page, words.path, complaints, breakDown)
    await page.unroute(/\/assets\/client-[\w-]+\.js$/)
    if (hasTyped) await field(page, words, 'name').fill('Anna')
    await context.setOffline(true)
    await context.setOffline(false)
    if (hasTyped) await expect(field(page, words, 'name')).toHaveValue('Anna')
    else await hydrated(page)
    await expect(page.getByRole('button', { name: hasTyped ? words.asEmail : words.send })).toBeVisible()
  })

test('a page that has replaced one without its code is not loaded again when the connection is back', async ({
  page,
  context,
  complaints,
  breakDown,
}) => {
  await breakDown(chunkOf('src/pages/Contact/Contact.tsx'), blocked)
  await page.goto(contactPages.en.path)
  await headerHydrated(page)
  await pointAtControl(page)
  await expect.poll(() => complaints).toEqual([expect.stringContaining(appMissing)])
  complaints.length = 0
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/en/pricing')
  await contentHydrated(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
  await context.setOffline(true)
  await context.setOffline(false)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
  await expect(page.locator('html[data-kept]')).toHaveCount(1)
})

for (const [what, file, isHydrated] of [
  ['the stylesheet of the site', /\/assets\/style-[\w-]+\.css$/, true],
  ['the code that every view needs', chunkOf('src/app/fetchView.ts'), false],
] as const)
  test(`a page without ${what} can be used, and its links load documents`, async ({ page, complaints, breakDown }) => {
    const words = contactPages.en
    await breakDown(file, blocked)
    await page.goto(words.path)
    await headerHydrated(page)
    await pointAtControl(page)
    if (isHydrated) await contentHydrated(page)
    else await expect.poll(() => complaints).toEqual([expect.stringContaining(appMissing)])
    complaints.length = 0
    await expect(page.getByRole('button', { name: isHydrated ? words.send : words.asEmail })).toBeVisible()
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/en/pricing')
    await headerHydrated(page)
    await expect(page.locator('html[data-kept]')).toHaveCount(0)
  })

test('a form that is sent before the app fails is sent as an e-mail', async ({ page, complaints, breakDown }) => {
  let fail = () => {}
  const failing = new Promise<void>((resolve) => {
    fail = resolve
  })
  await breakDown(/\/assets\/client-[\w-]+\.js$/, async (route) => {
    await failing
    await blocked(route)
  })
  const sent = emailsOf(page)
  await page.goto(contactPages.en.path)
  await fillIn(page, contactPages.en)
  await page.getByRole('button', { name: contactPages.en.send }).click()
  await expect(page.locator('form[data-submitted-early]')).toHaveCount(1)
  fail()
  await expect.poll(() => sent.length).toBe(1)
  expect(read(sent[0]).lines).toContain('Name: Anna Berg')
  await expect.poll(() => complaints).toEqual([expect.stringContaining(appMissing)])
  complaints.length = 0
})

test('the enquiry without the app shows its second step, and then sends both', async ({
  page,
  complaints,
  breakDown,
}) => {
  const sent = emailsOf(page)
  await openWithoutApp(page, path, complaints, breakDown)
  await fillContactStep(page)
  await next(page).click()
  await expect(
    form(page).getByRole('group', { name: 'The house and your plans' }).locator('legend').first(),
  ).toBeFocused()
  expect(sent).toEqual([])
  await fillPropertyStep(page)
  await form(page).getByRole('button', { name: 'Send as an email' }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(read(sent[0])).toEqual({
    to: companyContact.email,
    subject: 'Property inquiry',
    lines: [
      'First name: Anna',
      'Last name: Berg',
      'Email: anna@example.com',
      'Phone: +1 203 555 0142',
      'Budget range: €2M - €4M',
      'Preferred region: West - Sóller Valley',
      'Timeline: Flexible – whenever the right property appears',
      'Property type: traditional-finca',
      'Goals: Summers',
    ],
  })
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
