import type { Page } from '@playwright/test'
import { accepts, formService, gate, takeOnesTime, type Answer } from './support/forms.ts'
import { expect, returningVisitor, takenOver, test, visit } from './support/site.ts'

const pages = {
  en: {
    path: '/en/contact',
    thankYou: '/en/thank-you',
    fields: { name: /^Name/, email: /^Email/, phone: /^Phone/, message: /^Message/ },
    send: 'Send message',
    sending: 'Sending...',
    resend: 'Send again',
    nameRequired: 'Name is required',
    emailRequired: 'Email is required',
    emailFormat: 'Please enter a valid email address',
    success: "Message sent successfully! We'll respond within 24 hours.",
    error: 'Something went wrong. Please try again or contact us directly.',
    asEmail: 'Send as an email',
    asWhatsApp: 'Send by WhatsApp',
    timedOut: 'There was no answer in time',
    offline: /You are not connected to the internet/,
  },
  de: {
    path: '/de/kontakt',
    thankYou: '/de/danke',
    fields: { name: /^Name/, email: /^E-Mail/, phone: /^Telefon/, message: /^Nachricht/ },
    send: 'Nachricht senden',
    sending: 'Wird gesendet...',
    resend: 'Erneut senden',
    nameRequired: 'Bitte geben Sie Ihren Namen an',
    emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse an',
    emailFormat: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    success: 'Nachricht erfolgreich gesendet! Wir antworten innerhalb von 24 Stunden.',
    error: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt.',
    asEmail: 'Als E-Mail senden',
    asWhatsApp: 'Per WhatsApp senden',
    timedOut: 'Es kam nicht rechtzeitig eine Antwort',
    offline: /nicht mit dem Internet verbunden/,
  },
} as const
type Words = (typeof pages)['en' | 'de']

const typed = {
  name: 'Anna Berg',
  email: 'anna@example.com',
  phone: '+49 30 23125 042',
  message: 'A finca in the north,\nwith “land” & olive trees. 5 % < 10 %',
}
const payload = JSON.stringify({ ...typed, _subject: 'New consultation request' })

const field = (page: Page, words: Words, name: keyof typeof typed) =>
  page.locator('#consultation-form').getByLabel(words.fields[name])

async function fillIn(page: Page, words: Words): Promise<void> {
  for (const name of ['name', 'email', 'phone', 'message'] as const) await field(page, words, name).fill(typed[name])
}

async function expectFilled(page: Page, words: Words): Promise<void> {
  for (const name of ['name', 'email', 'phone', 'message'] as const)
    await expect(field(page, words, name)).toHaveValue(typed[name])
}

const status = (page: Page) => page.locator('#consultation-form').getByRole('status')

test.beforeEach(({ page }) => returningVisitor(page))

for (const words of Object.values(pages))
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

    const failures: Record<string, Answer> = {
      'status 500': (route) => route.fulfill({ status: 500 }),
      'status 400': (route) => route.fulfill({ status: 400, json: { error: 'no' } }),
      'a web page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
      'a cut connection': (route) => route.abort('connectionreset'),
    }
    for (const [name, answer] of Object.entries(failures))
      test(`keeps everything after ${name}, and sends again`, async ({ page, complaints }) => {
        const service = await formService(page, 'contact')
        service.answer = answer
        await visit(page, words.path)
        await fillIn(page, words)
        await takeOnesTime(page)
        await page.getByRole('button', { name: words.send }).click()
        await expect(status(page)).toHaveText(words.error)
        await expectFilled(page, words)
        await expect(page.getByRole('link', { name: words.asEmail })).toHaveAttribute(
          'href',
          /^mailto:hello@roqueta\.example\?subject=.*Anna%20Berg.*north%2C%0D%0Awith/s,
        )
        await expect(page.getByRole('link', { name: words.asWhatsApp })).toHaveAttribute(
          'href',
          /^https:\/\/wa\.me\/34971000000\?text=.*Anna%20Berg/s,
        )
        expect(complaints).not.toEqual([])
        complaints.length = 0
        service.answer = accepts
        await page.getByRole('button', { name: words.resend }).click()
        await expect(page).toHaveURL(words.thankYou)
        expect(service.bodies).toEqual([payload, payload])
      })

    test('gives up after 15 seconds without an answer, keeps everything, and sends again', async ({
      page,
      complaints,
    }) => {
      await page.clock.install()
      const service = await formService(page, 'contact')
      service.answer = () => new Promise<void>(() => {})
      await visit(page, words.path)
      await fillIn(page, words)
      await page.clock.fastForward(2100)
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByRole('button', { name: words.sending })).toBeVisible()
      await expect.poll(() => service.bodies).toHaveLength(1)
      await page.clock.fastForward(15_000)
      await expect(status(page)).toHaveText(words.error)
      await expect(page.getByText(words.timedOut)).toBeVisible()
      await expectFilled(page, words)
      complaints.length = 0
      service.answer = accepts
      await page.getByRole('button', { name: words.resend }).click()
      await expect(page).toHaveURL(words.thankYou)
      expect(service.bodies).toEqual([payload, payload])
    })

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

    test('can be corrected and sent by keyboard alone, and tells a screen reader what happens', async ({ page }) => {
      const service = await formService(page, 'contact')
      await visit(page, words.path)
      const textbox = (name: keyof typeof typed) => page.getByRole('textbox', { name: words.fields[name] })
      await textbox('name').focus()
      await page.keyboard.press('Enter')
      await expect(status(page)).toContainText('2')
      for (const [name, message] of [
        ['name', words.nameRequired],
        ['email', words.emailRequired],
      ] as const) {
        await expect(textbox(name)).toHaveAttribute('aria-invalid', 'true')
        await expect(textbox(name)).toHaveAttribute('required')
        await expect(textbox(name)).toHaveAccessibleDescription(new RegExp(message))
      }
      await expect(textbox('name')).toBeFocused()
      for (const name of ['name', 'email', 'phone'] as const) {
        await expect(textbox(name)).toBeFocused()
        await page.keyboard.type(typed[name])
        await page.keyboard.press('Tab')
      }
      await expect(textbox('message')).toBeFocused()
      await expect(textbox('email')).not.toHaveAttribute('aria-invalid')
      await page.keyboard.type('One line')
      await takeOnesTime(page)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: words.send })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(status(page)).toHaveText(words.success)
      await expect(page).toHaveURL(words.thankYou)
      expect(service.bodies).toEqual([payload.replace(JSON.stringify(typed.message), '"One line"')])
    })

    test('keeps what was typed through a reload', async ({ page }) => {
      await visit(page, words.path)
      await fillIn(page, words)
      await page.reload()
      await takenOver(page)
      await expectFilled(page, words)
    })
  })

test('keeps what was typed through a change of language and on coming back', async ({ page }) => {
  await visit(page, pages.en.path)
  await fillIn(page, pages.en)
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(pages.de.path)
  await expectFilled(page, pages.de)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preise' }).click()
  await expect(page).toHaveURL('/de/preise')
  await page.goBack()
  await expectFilled(page, pages.de)
})

test('a restored form can be emptied', async ({ page }) => {
  await visit(page, pages.en.path)
  await fillIn(page, pages.en)
  await page.reload()
  // The browser restores forms by itself on a reload; another visit of the page does not.
  await visit(page, '/en')
  await visit(page, pages.en.path)
  await expectFilled(page, pages.en)
  await page.getByRole('button', { name: 'Clear the form' }).click()
  await expect(field(page, pages.en, 'name')).toBeFocused()
  await expect(field(page, pages.en, 'message')).toHaveValue('')
  await visit(page, '/en')
  await visit(page, pages.en.path)
  await expect(field(page, pages.en, 'name')).toHaveValue('')
})

test('says for how long to wait when there were too many', async ({ page, complaints }) => {
  const service = await formService(page, 'contact')
  service.answer = (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '150' } })
  await visit(page, pages.en.path)
  await fillIn(page, pages.en)
  await takeOnesTime(page)
  await page.getByRole('button', { name: pages.en.send }).click()
  await expect(status(page)).toHaveText(pages.en.error)
  await expect(page.getByText('Please try again in 3 minutes')).toBeVisible()
  complaints.length = 0
})

test('notices that there is no network, and that it is back', async ({ page, context, complaints }) => {
  await visit(page, pages.en.path)
  await fillIn(page, pages.en)
  await takeOnesTime(page)
  await context.setOffline(true)
  await expect(status(page)).toHaveText(pages.en.offline)
  await page.getByRole('button', { name: pages.en.send }).click()
  await expect(status(page)).toHaveText(pages.en.error)
  await expect(page.getByText(pages.en.offline)).toBeVisible()
  await expectFilled(page, pages.en)
  complaints.length = 0
  await context.setOffline(false)
  await formService(page, 'contact')
  await page.getByRole('button', { name: pages.en.resend }).click()
  await expect(page).toHaveURL(pages.en.thankYou)
})

test('what a program fills in looks sent and is not', async ({ page }) => {
  const service = await formService(page, 'contact')
  await visit(page, pages.en.path)
  await fillIn(page, pages.en)
  await page.getByLabel('Leave this field empty').fill('https://spam.example', { force: true })
  await takeOnesTime(page)
  await page.getByRole('button', { name: pages.en.send }).click()
  await expect(status(page)).toHaveText(pages.en.success)
  await expect(page).toHaveURL(pages.en.thankYou)
  expect(service.bodies).toEqual([])
})

test('what is sent within two seconds looks sent and is not', async ({ page }) => {
  const service = await formService(page, 'contact')
  await visit(page, '/en')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await page.getByRole('button', { name: pages.en.send }).waitFor()
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('#consultation-form form')
    for (const [name, value] of [
      ['name', 'Bot'],
      ['email', 'bot@example.com'],
    ]) {
      const control = form?.elements.namedItem(name ?? '')
      if (control instanceof HTMLInputElement) control.value = value ?? ''
    }
    form?.requestSubmit()
  })
  await expect(page).toHaveURL(pages.en.thankYou)
  expect(service.bodies).toEqual([])
})

test('a form that is sent before the app is there is sent when it arrives', async ({ page }) => {
  const { released, release } = gate()
  await page.route('**/assets/client-*.js', async (route) => {
    await released
    await route.continue()
  })
  const service = await formService(page, 'contact')
  await page.goto(pages.en.path)
  await fillIn(page, pages.en)
  await takeOnesTime(page)
  await page.getByRole('button', { name: pages.en.send }).click()
  await expect(page).toHaveURL(pages.en.path)
  release()
  await expect(page).toHaveURL(pages.en.thankYou)
  expect(service.bodies).toEqual([payload])
})

test('is taken by the embedded backend as it is sent', async ({ page }) => {
  await visit(page, pages.en.path)
  await fillIn(page, pages.en)
  await takeOnesTime(page)
  const answer = page.waitForResponse('**/forms/contact')
  await page.getByRole('button', { name: pages.en.send }).click()
  expect((await answer).status()).toBe(200)
  await expect(page).toHaveURL(pages.en.thankYou)
})

const oddTexts = {
  emoji: 'A finca 🏡 for 👨‍👩‍👧‍👦, flag 🇪🇸, half a family \u200d',
  'right to left': 'مرحبا، أبحث عن منزل في مايوركا \u202Eabc\u202C',
  'pasted HTML': '<img src=x onerror="alert(1)"><script>alert(2)</script>&amp; <b>bold</b>',
  SQL: "'); drop table leads; --",
  'ten thousand characters': `${'Ein sehr langer Wunsch. '.repeat(416)}Ende`,
}
for (const [name, message] of Object.entries(oddTexts))
  test(`takes ${name} as it is`, async ({ page }) => {
    let isDialogShown = false
    page.on('dialog', (dialog) => {
      isDialogShown = true
      void dialog.dismiss()
    })
    await visit(page, pages.en.path)
    await fillIn(page, pages.en)
    await field(page, pages.en, 'message').fill(message)
    await page.reload()
    await takenOver(page)
    await expect(field(page, pages.en, 'message')).toHaveValue(message)
    await takeOnesTime(page)
    const answer = page.waitForResponse('**/forms/contact')
    await page.getByRole('button', { name: pages.en.send }).click()
    expect((await answer).status()).toBe(200)
    expect((await answer).request().postDataJSON()).toMatchObject({ message })
    await expect(page).toHaveURL(pages.en.thankYou)
    expect(isDialogShown).toBe(false)
  })

test('half an emoji is no reason to lose the rest', async ({ page }) => {
  const service = await formService(page, 'contact')
  await visit(page, pages.en.path)
  await fillIn(page, pages.en)
  await field(page, pages.en, 'message').evaluate((area) => {
    ;(area as HTMLTextAreaElement).value = 'A finca \uD83C'
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(field(page, pages.en, 'name')).toHaveValue(typed.name)
  await page.reload()
  await takenOver(page)
  await takeOnesTime(page)
  await page.getByRole('button', { name: pages.en.send }).click()
  await expect(page).toHaveURL(pages.en.thankYou)
  expect(service.bodies[0]).toContain('A finca \uFFFD')
})

test('sends where the storage of the visit is full', async ({ page }) => {
  const service = await formService(page, 'contact')
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await visit(page, pages.en.path)
  await fillIn(page, pages.en)
  await takeOnesTime(page)
  await page.getByRole('button', { name: pages.en.send }).click()
  await expect(page).toHaveURL(pages.en.thankYou)
  expect(service.bodies).toEqual([payload])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const words of Object.values(pages))
    test(`${words.path} says how to reach us instead of showing a form that cannot be sent`, async ({ page }) => {
      await page.goto(words.path)
      const section = page.locator('#consultation-form')
      await expect(section.getByRole('button')).toHaveCount(0)
      await expect(section.getByRole('textbox')).toHaveCount(0)
      await expect(section.getByRole('link', { name: '+34 971 000 000' })).toBeVisible()
      await expect(section.getByRole('link', { name: 'hello@roqueta.example' })).toBeVisible()
      await expect(section.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
    })
})
