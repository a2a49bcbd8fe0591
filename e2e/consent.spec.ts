import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { adsBuild } from '../scripts/buildWithAds.ts'
import { builtFiles, serveWithPolicy, test } from './support/adsSite.ts'
import { formService, gate, takeOnesTime } from './support/forms.ts'
import {
  accessibilityStandard,
  expect,
  frameTakenOver,
  returningVisitor,
  takenOver,
  test as plainTest,
  visit,
} from './support/site.ts'

/** What only the consent dialogs, their library and the ads module say. */
const traces = /googletagmanager|cc:onConsent|leads-awaiting-consent|May we measure|Dürfen wir unsere Anzeigen/
const script = `https://www.googletagmanager.com/gtag/js?id=${adsBuild.id}`

const languages = {
  en: {
    home: '/en',
    contact: '/en/contact',
    contactLink: 'Contact',
    thankYou: '/en/thank-you',
    privacy: '/en/data-privacy#measurement',
    name: /^Name/,
    email: /^Email/,
    send: 'Send message',
    question: 'May we measure our advertisements?',
    reject: 'Reject',
    accept: 'Accept',
    details: 'Details',
    settings: 'Cookie settings',
    accepted: /You have accepted/,
    rejected: /You have rejected/,
    announcement: /we ask for a decision about cookies/,
  },
  de: {
    home: '/de',
    contact: '/de/kontakt',
    contactLink: 'Kontakt',
    thankYou: '/de/danke',
    privacy: '/de/datenschutz#measurement',
    name: /^Name/,
    email: /^E-Mail/,
    send: 'Nachricht senden',
    question: 'Dürfen wir unsere Anzeigen messen?',
    reject: 'Ablehnen',
    accept: 'Zustimmen',
    details: 'Einzelheiten',
    settings: 'Cookie-Einstellungen',
    accepted: /Sie haben zugestimmt/,
    rejected: /Sie haben abgelehnt/,
    announcement: /bitten wir um eine Entscheidung über Cookies/,
  },
} as const
type Words = (typeof languages)['en' | 'de']

const banner = (page: Page, words: Words) => page.getByRole('dialog', { name: words.question })
const settings = (page: Page, words: Words) => page.getByRole('dialog', { name: words.settings })
const footerLink = (page: Page, words: Words) =>
  page.getByRole('contentinfo').getByRole('link', { name: words.settings })
const answer = (page: Page, words: Words, choice: 'reject' | 'accept') =>
  banner(page, words).getByRole('button', { name: words[choice] }).click()

async function sendContactForm(page: Page, words: Words): Promise<void> {
  await formService(page, 'contact')
  const form = page.locator('#consultation-form')
  await form.getByLabel(words.name).fill('Anna Berg')
  await form.getByLabel(words.email).fill('anna@example.com')
  await takeOnesTime(page)
  await form.getByRole('button', { name: words.send }).click()
  await expect(page).toHaveURL(words.thankYou)
}

const conversion = {
  send_to: `${adsBuild.id}/${adsBuild.label}`,
  value: '1',
  currency: 'EUR',
  transaction_id: expect.stringMatching(/^\d+-[a-z0-9]+$/) as unknown,
}

plainTest.describe('a build without an advertising account', () => {
  plainTest('holds not a byte of consent, and a build with one holds it apart from what pages load first', () => {
    const withTraces = (outDir: string) => [...builtFiles(outDir)].filter(([, text]) => traces.test(text))
    expect(withTraces('dist').map(([name]) => name)).toEqual([])
    const found = withTraces(adsBuild.outDir)
    expect(found).not.toEqual([])
    for (const [name] of found) expect(name).toMatch(/^assets.(?:consent|Consent|decision)-[\w-]+\.js$/)
    const client = [...builtFiles(adsBuild.outDir)].find(([name]) => /^assets.client-/.test(name))?.[1] ?? ''
    expect(client).not.toMatch(/(?:^|;)import[^;(]*["'][^"']*\/(?:consent|Consent|decision)-/)
  })

  plainTest('offers no cookie settings', async ({ page }) => {
    await visit(page, '/en')
    await expect(footerLink(page, languages.en)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.beforeEach(({ page }) => returningVisitor(page))

for (const words of Object.values(languages))
  test.describe(words.home, () => {
    test('asks without touching the focus, and loads nothing before an answer', async ({ page, google }) => {
      await page.goto(words.contact)
      const name = page.locator('#consultation-form').getByLabel(words.name)
      await name.focus()
      await page.keyboard.type('An')
      await expect(banner(page, words)).toBeVisible()
      await page.keyboard.type('na')
      await expect(name).toBeFocused()
      await expect(name).toHaveValue('Anna')
      await expect(page.getByRole('status').filter({ hasText: words.announcement })).toHaveCount(1)
      await sendContactForm(page, words)
      await expect(banner(page, words)).toBeVisible()
      expect(google.requests).toEqual([])
    })

    test('loads nothing after a rejection, on later pages, visits and leads either', async ({ page, google }) => {
      await visit(page, words.home)
      await answer(page, words, 'reject')
      await expect(banner(page, words)).toHaveCount(0)
      await visit(page, words.contact)
      await sendContactForm(page, words)
      await page.reload()
      await takenOver(page)
      await footerLink(page, words).click()
      await expect(settings(page, words)).toHaveAccessibleDescription(words.rejected)
      await expect(banner(page, words)).toHaveCount(0)
      expect(google.requests).toEqual([])
    })

    test('reports one conversion after accepting and sending, and none on coming back', async ({ page, google }) => {
      await visit(page, words.home)
      await answer(page, words, 'accept')
      await expect.poll(() => google.requests).toEqual([script])
      await page.getByRole('banner').getByRole('link', { name: words.contactLink, exact: true }).click()
      await sendContactForm(page, words)
      await expect.poll(google.conversions).toEqual([conversion])
      await page.goBack()
      await page.goForward()
      await expect(page).toHaveURL(words.thankYou)
      await page.reload()
      await takenOver(page)
      await visit(page, words.home)
      await visit(page, words.thankYou)
      await footerLink(page, words).click()
      await expect(settings(page, words)).toHaveAccessibleDescription(words.accepted)
      expect(google.conversions()).toHaveLength(1)
      await expect(page.locator('html')).toHaveAttribute('lang', words.home.slice(1))
    })

    test('keeps a lead until the visitor accepts, also through a reload', async ({ page, google }) => {
      await visit(page, words.contact)
      await sendContactForm(page, words)
      await page.reload()
      expect(google.requests).toEqual([])
      await answer(page, words, 'accept')
      await expect.poll(google.conversions).toEqual([conversion])
      await page.reload()
      await takenOver(page)
      await expect.poll(() => google.requests.filter((address) => address === script)).toHaveLength(2)
      expect(google.conversions()).toHaveLength(1)
    })

    test('drops a lead that is followed by a rejection, for good', async ({ page, google }) => {
      await visit(page, words.contact)
      await sendContactForm(page, words)
      await answer(page, words, 'reject')
      await footerLink(page, words).click()
      await settings(page, words).getByRole('button', { name: words.accept }).click()
      await expect.poll(() => google.requests).toEqual([script])
      await expect(settings(page, words)).toBeHidden()
      expect(google.conversions()).toEqual([])
    })

    test('stops and forgets when consent is taken back', async ({ page, context, google }) => {
      await visit(page, words.contact)
      await answer(page, words, 'accept')
      await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['_gcl_au'])
      await footerLink(page, words).click()
      await settings(page, words).getByRole('button', { name: words.reject }).click()
      expect(await context.cookies()).toEqual([])
      await sendContactForm(page, words)
      await page.reload()
      await takenOver(page)
      await footerLink(page, words).click()
      await expect(settings(page, words)).toHaveAccessibleDescription(words.rejected)
      expect(google.requests).toEqual([script])
    })

    test('works by keyboard alone', async ({ page, google }) => {
      await visit(page, words.home)
      await banner(page, words).waitFor()
      await page.keyboard.press('Tab')
      for (const name of [words.reject, words.accept, words.details]) {
        await page.keyboard.press('Tab')
        await expect(banner(page, words).getByRole('button', { name })).toBeFocused()
      }
      await page.keyboard.press('Enter')
      await expect(settings(page, words)).toBeVisible()
      for (let stops = 0; stops < 6; stops++) {
        await page.keyboard.press('Tab')
        const place = await page.evaluate(() => {
          const focused = document.activeElement
          return focused === document.body || focused?.closest('dialog') !== null ? 'in the dialog' : focused?.outerHTML
        })
        expect(place).toBe('in the dialog')
      }
      await page.keyboard.press('Escape')
      await expect(settings(page, words)).toBeHidden()
      await expect(banner(page, words).getByRole('button', { name: words.details })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(banner(page, words)).toHaveCount(0)
      await footerLink(page, words).focus()
      await page.keyboard.press('Enter')
      await settings(page, words).getByRole('button', { name: words.accept }).focus()
      await page.keyboard.press('Enter')
      await expect(settings(page, words)).toBeHidden()
      await expect(footerLink(page, words)).toBeFocused()
      await expect.poll(() => google.requests).toEqual([script])
    })

    for (const width of [390, 1440])
      test(`is accessible and covers no bar and no focus, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await visit(page, words.contact)
        await banner(page, words).waitFor()
        const violations = async () =>
          (await new AxeBuilder({ page }).withTags(accessibilityStandard).analyze()).violations.map(({ id, nodes }) => [
            id,
            nodes[0]?.html,
          ])
        expect(await violations()).toEqual([])
        for (let stops = 0; stops < 60; stops++) {
          await page.keyboard.press('Tab')
          await expect.poll(() => page.evaluate(coveredFocus)).toBe('')
        }
        const [reject, accept] = await Promise.all(
          [words.reject, words.accept].map((name) => page.getByRole('button', { name }).boundingBox()),
        )
        expect(reject).toMatchObject({ width: accept?.width, height: accept?.height })
        if (width === 390) {
          const [box, bar] = [await banner(page, words).boundingBox(), await contactBar(page).boundingBox()]
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
          expect(box?.height).toBeLessThan(844 / 2)
        }
        await banner(page, words).getByRole('button', { name: words.details }).click()
        await settings(page, words).waitFor()
        expect(await violations()).toEqual([])
      })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })
      test('leads from the footer to what the privacy notice says', async ({ page, google }) => {
        await page.goto(words.home)
        await footerLink(page, words).click()
        await expect(page).toHaveURL(words.privacy)
        await expect(page.getByRole('dialog')).toHaveCount(0)
        expect(google.requests).toEqual([])
      })
    })
  })

const contactBar = (page: Page) =>
  page.locator('nav').filter({ has: page.getByRole('link', { name: 'WhatsApp', exact: true }) })

/** What has the focus while nothing of it can be seen, else nothing. Runs in the page. */
function coveredFocus(): string {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return ''
  const { left, top, width, height } = focused.getBoundingClientRect()
  const seen = [0.1, 0.5, 0.9].some((at) => {
    const hit = document.elementFromPoint(left + width / 2, top + height * at)
    return hit !== null && (focused.contains(hit) || hit.contains(focused))
  })
  return seen || width <= 1 ? '' : focused.outerHTML
}

test('an enquiry of a landing page is one conversion', async ({ page, google }) => {
  await formService(page, 'enquiry')
  await visit(page, '/en/buy-property-mallorca')
  await answer(page, languages.en, 'accept')
  const form = page.getByRole('form', { name: 'Property inquiry' })
  await form.getByLabel('First name').fill('Anna')
  await form.getByLabel('Last name').fill('Berg')
  await form.getByLabel('Email').fill('anna@example.com')
  await form.getByLabel('Phone').fill('+1 203 555 0142')
  await form.getByLabel('Budget range').selectOption('€2M - €4M')
  await takeOnesTime(page)
  await form.getByRole('button', { name: 'Next Step' }).click()
  await form.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page).toHaveURL('/en/thank-you')
  await expect.poll(google.conversions).toEqual([conversion])
})

test('the settings open from a footer that has no code yet', async ({ page }) => {
  await page.goto('/en/legal-notice')
  await frameTakenOver(page)
  await footerLink(page, languages.en).click()
  await expect(settings(page, languages.en)).toBeVisible()
  await expect(page).toHaveURL('/en/legal-notice')
  await expect(page.locator('[data-prerendered]')).toHaveCount(1)
})

test('a lead whose thank-you page was loaded afresh is one conversion', async ({ page, google }) => {
  await visit(page, '/en')
  await answer(page, languages.en, 'accept')
  await page.evaluate(() => sessionStorage.setItem('lead-to-report', '1-afresh'))
  await page.goto('/en/thank-you')
  await expect.poll(google.conversions).toEqual([conversion])
  await visit(page, '/en/thank-you')
  await footerLink(page, languages.en).click()
  await expect(settings(page, languages.en)).toBeVisible()
  expect(google.conversions()).toHaveLength(1)
})

test('the open banner and the open settings follow the language', async ({ page }) => {
  await visit(page, '/en')
  await banner(page, languages.en).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(banner(page, languages.de)).toBeVisible()
  await expect(banner(page, languages.en)).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(banner(page, languages.en).getByRole('button', { name: 'Accept' })).toBeVisible()
})

test('a click on an answer gives the focus back to the field that had it', async ({ page }) => {
  await visit(page, '/en/contact')
  const name = page.locator('#consultation-form').getByLabel(/^Name/)
  await name.focus()
  await answer(page, languages.en, 'reject')
  await expect(name).toBeFocused()
})

test('a decision in one tab counts in the other', async ({ page, context, google }) => {
  await visit(page, '/en/contact')
  await banner(page, languages.en).waitFor()
  const other = await context.newPage()
  await other.goto('/en')
  await answer(other, languages.en, 'accept')
  await expect(banner(page, languages.en)).toHaveCount(0)
  await footerLink(other, languages.en).click()
  await settings(other, languages.en).getByRole('button', { name: 'Reject' }).click()
  await footerLink(page, languages.en).click()
  await expect(settings(page, languages.en)).toHaveAccessibleDescription(languages.en.rejected)
  await page.keyboard.press('Escape')
  await sendContactForm(page, languages.en)
  expect(google.conversions()).toEqual([])
})

test('a blocked script holds nobody up', async ({ page, google, complaints }) => {
  google.isBlocked = true
  await visit(page, '/en/contact')
  await answer(page, languages.en, 'accept')
  await expect.poll(() => google.requests).toEqual([script])
  await sendContactForm(page, languages.en)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
  expect(complaints).toEqual([expect.stringContaining('ERR_BLOCKED_BY_CLIENT')])
  complaints.length = 0
})

test('a script that never answers holds nobody up', async ({ page, context, google }) => {
  await context.route(script, async (route) => {
    google.requests.push(route.request().url())
    await new Promise<void>(() => {})
  })
  await visit(page, '/en/contact')
  await answer(page, languages.en, 'accept')
  await expect.poll(() => google.requests).toEqual([script])
  await sendContactForm(page, languages.en)
  expect(google.conversions()).toEqual([])
})

test('the footer link works before the app is there', async ({ page }) => {
  const { released, release } = gate()
  await page.route('**/assets/client-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/en')
  await footerLink(page, languages.en).click()
  await expect(page).toHaveURL('/en/data-privacy#measurement')
  release()
  await takenOver(page)
  await page.locator('#measurement').getByText('Withdrawing your consent').click()
  await page.locator('#measurement').getByRole('button', { name: 'cookie settings' }).click()
  await expect(settings(page, languages.en)).toBeVisible()
})

test('a strict policy with Trusted Types lets the dialogs and the script through', async ({ page, google }) => {
  await serveWithPolicy(
    page,
    '/en',
    "script-src 'self' https://www.googletagmanager.com; style-src 'self'; require-trusted-types-for 'script'; trusted-types google-ads",
  )
  await visit(page, '/en')
  await banner(page, languages.en).getByRole('button', { name: 'Details' }).click()
  await settings(page, languages.en).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => google.requests).toEqual([script])
})

test('a browser that stores nothing asks on every visit of a page, and decides for it', async ({
  page,
  google,
  complaints,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await visit(page, '/en/contact')
  await answer(page, languages.en, 'accept')
  await sendContactForm(page, languages.en)
  await expect.poll(google.conversions).toEqual([conversion])
  await page.reload()
  await expect(banner(page, languages.en)).toBeVisible()
  expect(google.conversions()).toHaveLength(1)
  // The library says that it cannot store; the site says nothing.
  expect(complaints.filter((text) => !text.startsWith('warning: CookieConsent:'))).toEqual([])
  complaints.length = 0
})
