import { emailHref } from '../src/content/companyContact.ts'
import { whatsAppAddress } from '../src/content/reach.ts'
import { accepts, formService, holdAnswer, type Answer } from './support/forms.ts'
import { expect, test, visit } from './support/site.ts'
import { contactPages, expectFilled, field, fillIn, payload, status } from './support/contactForm.ts'

/** An address with a query that begins with `pattern`. */
const hrefWith = (address: string, pattern: string): RegExp =>
  new RegExp(`^${address.replaceAll('.', '\\.')}\\?${pattern}`, 's')

const failures: Record<string, Answer> = {
  'status 500': (route) => route.fulfill({ status: 500 }),
  'status 400': (route) => route.fulfill({ status: 400, json: { error: 'no' } }),
  'a web page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  'a cut connection': (route) => route.abort('connectionreset'),
  'too many': (route) => route.fulfill({ status: 429 }),
  'no answer': () => new Promise<void>(() => {}),
}

const words = contactPages.en

test('sends once on a double click, says so for 500 ms, and leads to the thank-you page', async ({ page }) => {
  const german = contactPages.de
  await page.clock.install()
  const service = await formService(page, 'contact')
  const release = holdAnswer(service)
  await visit(page, german.path)
  await fillIn(page, german)
  await page.clock.fastForward(2100)
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await page.getByRole('button', { name: german.send }).dblclick()
  await expect(page.getByRole('button', { name: german.sending })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  release()
  await expect(status(page)).toHaveText(german.success)
  await page.clock.runFor(499)
  await expect(page).toHaveURL(german.path)
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(page).toHaveURL(german.thankYou)
  expect(service.bodies).toEqual([payload])
  await expect(field(page, german, 'name')).toHaveCount(0)
  await page.goBack()
  await expect(field(page, german, 'name')).toHaveValue('')
})

test('keeps everything after every kind of failure, and sends again', async ({ page, complaints }) => {
  await page.clock.install()
  const service = await formService(page, 'contact')
  await visit(page, words.path)
  await fillIn(page, words)
  await page.clock.fastForward(2100)
  let button = words.send
  for (const [what, answer] of Object.entries(failures))
    await test.step(what, async () => {
      const sent = service.bodies.length
      service.answer = answer
      await page.getByRole('button', { name: button }).click()
      await expect.poll(() => service.bodies).toHaveLength(sent + 1)
      // An answer is waited for for 15 seconds.
      if (what === 'no answer') await page.clock.fastForward(15_000)
      await expect(status(page)).toHaveText(words.error)
      const reason = { 'too many': words.tooMany, 'no answer': words.timedOut }[what]
      if (reason !== undefined) await expect(page.getByText(reason)).toBeVisible()
      await expectFilled(page, words)
      await expect(page.getByRole('link', { name: words.asEmail })).toHaveAttribute(
        'href',
        hrefWith(emailHref, 'subject=.*Anna%20Berg.*north%2C%0D%0Awith'),
      )
      await expect(page.getByRole('link', { name: words.asWhatsApp })).toHaveAttribute(
        'href',
        hrefWith(whatsAppAddress, 'text=.*Anna%20Berg'),
      )
      button = words.resend
    })
  expect(complaints).not.toEqual([])
  complaints.length = 0
  service.answer = accepts
  await page.getByRole('button', { name: words.resend }).click()
  await expect(page).toHaveURL(words.thankYou)
  expect(service.bodies).toEqual(Array.from(service.bodies, () => payload))
})
