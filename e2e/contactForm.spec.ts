import { emailHref } from '../src/content/companyContact.ts'
import { whatsAppAddress } from '../src/content/reach.ts'
import { accepts, formService, gate, takeOnesTime, type Answer } from './support/forms.ts'
import { expect, returningVisitor, test, visit } from './support/site.ts'
import { contactPages, expectFilled, field, fillIn, payload, status } from './support/contactForm.ts'

/** An address with a query that begins with `pattern`. */
const hrefWith = (address: string, pattern: string): RegExp =>
  new RegExp(`^${address.replaceAll('.', '\\.')}\\?${pattern}`, 's')

const failures: Record<string, Answer> = {
  'status 500': (route) => route.fulfill({ status: 500 }),
  'status 400': (route) => route.fulfill({ status: 400, json: { error: 'no' } }),
  'a web page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  'a cut connection': (route) => route.abort('connectionreset'),
  'too many': (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '150' } }),
  'no answer': () => new Promise<void>(() => {}),
}

test.beforeEach(({ page }) => returningVisitor(page))

for (const words of Object.values(contactPages))
  test.describe(words.path, () => {
    test('names what is missing or wrong, and goes to the first of it', async ({ page }) => {
      const service = await formService(page, 'contact')
      await visit(page, words.path)
      await page.getByRole('button', { name: words.send }).click()
      await expect(field(page, words, 'name')).toBeFocused()
      await expect(field(page, words, 'name')).toHaveAccessibleDescription(words.nameRequired)
      await expect(field(page, words, 'email')).toHaveAccessibleDescription(new RegExp(words.emailRequired))
      await expect(status(page)).toContainText('2')
      await field(page, words, 'name').fill('Anna')
      await expect(field(page, words, 'name')).not.toHaveAttribute('aria-invalid')
      await field(page, words, 'email').fill('anna@')
      await page.getByRole('button', { name: words.send }).click()
      await expect(field(page, words, 'email')).toBeFocused()
      await expect(field(page, words, 'email')).toHaveAccessibleDescription(new RegExp(words.emailFormat))
      await field(page, words, 'name').focus()
      await page.getByRole('link', { name: words.emailFormat }).click()
      await expect(field(page, words, 'email')).toBeFocused()
      await expect(page).toHaveURL(words.path)
      expect(service.bodies).toEqual([])
    })

    test('sends once on a double click, says so, and leads to the thank-you page', async ({ page }) => {
      const service = await formService(page, 'contact')
      const { released, release } = gate()
      service.answer = async (route) => {
        await released
        await accepts(route)
      }
      await visit(page, words.path)
      await fillIn(page, words)
      await takeOnesTime(page)
      await page.getByRole('button', { name: words.send }).dblclick()
      await expect(page.getByRole('button', { name: words.sending })).toHaveAttribute('aria-disabled', 'true')
      await page.keyboard.press('Enter')
      release()
      await expect(status(page)).toHaveText(words.success)
      await expect(page).toHaveURL(words.thankYou)
      expect(service.bodies).toEqual([payload])
      await expect(field(page, words, 'name')).toHaveCount(0)
      await page.goBack()
      await expect(field(page, words, 'name')).toHaveValue('')
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
  })

const words = contactPages.en

test('shows its success for 500 ms', async ({ page }) => {
  await page.clock.install()
  await formService(page, 'contact')
  await visit(page, words.path)
  await fillIn(page, words)
  await page.clock.fastForward(2100)
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await page.getByRole('button', { name: words.send }).click()
  await expect(status(page)).toHaveText(words.success)
  await page.clock.runFor(499)
  await expect(page).toHaveURL(words.path)
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(page).toHaveURL(words.thankYou)
})
