import type { Page } from '@playwright/test'
import { defaultLocale, locales, type Locale } from '../src/i18n/locales.ts'
import { contactPages, field, fillIn, status, typed } from './support/contactForm.ts'
import { accepts, formService, takeOnesTime } from './support/forms.ts'
import { costsOf, guides, toldBy } from './support/guide.ts'
import { programs, type Program } from './support/programs.ts'
import { allow, expect, holdTheApp, hydrated, test } from './support/site.ts'

/** Programs in the browser (a translator, a password manager ...) change a page before or after hydration; then its features are used. */
type Use = { readonly address: string; readonly early?: (page: Page) => Promise<void>; readonly use: Drill }
type Drill = (page: Page, complaints: string[]) => Promise<void>

/** Clicked through the page's own events: the program may just be replacing what is under the pointer. */
const press = (page: Page, locale: Locale, names: Readonly<Record<Locale, string | RegExp>>, within = 'body') =>
  page.locator(within).getByRole('button', { name: names[locale] }).first().click()

function contact(locale: Locale): Use {
  const words = contactPages[locale]
  return {
    address: words.path,
    early: (page) => field(page, words, 'name').pressSequentially('An'),
    async use(page, complaints) {
      const service = await formService(page, 'contact')
      service.answer = (route) => route.fulfill({ status: 500 })
      await expect(field(page, words, 'name')).toHaveValue('An')
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.locator('#contact-email-error')).toHaveText(words.emailRequired)
      await fillIn(page, words)
      await takeOnesTime(page)
      await page.getByRole('button', { name: words.send }).click()
      await expect(status(page)).toHaveText(words.error)
      await expect(page.getByRole('link', { name: words.asEmail })).toHaveAttribute('href', /anna%40example\.com/)
      complaints.length = 0
      service.answer = accepts
      await page.getByRole('button', { name: words.resend }).click()
      await expect(page).toHaveURL(words.thankYou)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks)
      expect(service.bodies).toHaveLength(2)
      expect(service.bodies[1]).toContain(typed.email)
    },
  }
}

function guide(locale: Locale): Use {
  const text = guides[locale]
  return {
    address: text.address,
    async use(page) {
      const checklist = page.locator('#checklist')
      for (const at of [0, 1]) await checklist.getByRole('checkbox').nth(at).check({ force: true })
      await expect(checklist.getByRole('status')).toHaveText(text.progress(2))
      await expect(checklist).toContainText(text.percent)
      const price = costsOf(page).getByRole('textbox', { name: text.price })
      for (const sum of ['1250000', '750000']) await price.fill(sum)
      await expect(toldBy(page)).toHaveText(text.costsAt(750_000).told)
      await expect(costsOf(page)).toContainText(text.costsAt(750_000).extras)
      await expect(costsOf(page).getByRole('table').first()).toContainText(text.costsAt(750_000).rate)
      await page.locator('#regions [data-accordion-trigger]').nth(1).click()
      await expect(page.locator('#regions [data-findable]').nth(1)).toBeVisible()
      await expect(page.locator('#regions [aria-expanded="true"]')).toHaveCount(1)
    },
  }
}

const languageNames = { en: 'English', de: 'Deutsch' } as const

function home(locale: Locale): Use {
  const other = locale === 'en' ? 'de' : 'en'
  return {
    address: `/${locale}`,
    async use(page) {
      await press(page, locale, { en: 'Next statement', de: 'Nächste Aussage' })
      await expect(page.locator('[data-slide][style]').first()).toBeAttached()
      await page.getByRole('banner').getByRole('link', { name: languageNames[other] }).click()
      await expect(page).toHaveURL(`/${other}`)
      await expect(page.locator('html')).toHaveAttribute('lang', /fr|en|de/)
      const title = { en: 'Home', de: 'Start' }[other]
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: new RegExp(`^${title}`) })
          .first(),
      ).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(`/${locale}`)
      await expect(page.getByRole('banner').getByRole('link', { name: languageNames[other] })).toBeVisible()
    },
  }
}

const kinds = [contact, guide, home]
const moments = ['before the app', 'after the app'] as const

/** React reports that it has rendered a page anew that a program had changed: https://react.dev/errors/418 */
const renderedAnew = /Minified React error #(?:418|423|425)|Hydration failed/

test.use({ reuseContext: false })

/** Every program with every kind of page; moments and languages take turns. */
const cases = (Object.keys(programs) as Program[]).flatMap((program, first) =>
  kinds.map((useOf, second) => ({
    program,
    moment: moments[(first + second) % moments.length] ?? moments[0],
    ...useOf(locales[first % locales.length] ?? defaultLocale),
  })),
)

for (const { program, moment, address, early, use } of cases)
  test(`${program}, ${moment}: ${address}`, async ({ page, complaints }) => {
    const release = await holdTheApp(page)
    const content = `addEventListener('DOMContentLoaded', ${programs[program].toString()})`
    if (moment === 'before the app') await page.addInitScript({ content })
    await page.goto(address)
    if (moment === 'before the app') await early?.(page)
    else await page.keyboard.press('Shift')
    release()
    await hydrated(page)
    if (moment === 'after the app') {
      await early?.(page)
      await page.evaluate(programs[program])
    }
    await use(page, complaints)
    await expect(
      page.getByRole('heading', { name: /^(?:Something went wrong|Etwas ist schiefgelaufen)$/ }),
    ).toHaveCount(0)
    await expect(page.getByText(/This part of the page has stopped|Dieser Teil der Seite/)).toHaveCount(0)
    if (moment === 'before the app') allow(complaints, renderedAnew)
  })
