import type { Page } from '@playwright/test'
import { rehearsal } from '../scripts/check/launch/rehearsal/settings.ts'
import { accessibilityViolations } from './support/accessibility.ts'
import { builtFiles, test } from './support/adsSite.ts'
import { expect, hydrated, test as plainTest, visit } from './support/site.ts'
import {
  answer,
  banner,
  consentTexts,
  conversion,
  footerLink,
  script,
  scripts,
  sendContactForm,
  settings,
} from './support/consent.ts'

/** Strings that occur only in the consent dialogs, their library and the ads module. */
const traces = /googletagmanager|cc:onConsent|May we measure|Dürfen wir unsere Anzeigen/

/** Entries of a returning visitor and of the country look-up, none of which measures anything. */
const storedBeforeConsent = ['menu-hint-seen', 'visitor-country']

plainTest.describe('a build without an advertising account', () => {
  plainTest('holds not a byte of consent, and a build with one holds it apart from what pages load first', () => {
    const withTraces = (outDir: string) => [...builtFiles(outDir)].filter(([, text]) => traces.test(text))
    expect(withTraces('dist').map(([name]) => name)).toEqual([])
    const found = withTraces(rehearsal.outDir)
    expect(found).not.toEqual([])
    for (const [name] of found) expect(name).toMatch(/^assets.(?:consent|Consent|decision)-[\w-]+\.js$/)
    const client = [...builtFiles(rehearsal.outDir)].find(([name]) => /^assets.client-/.test(name))?.[1] ?? ''
    expect(client).not.toMatch(/(?:^|;)import[^;(]*["'][^"']*\/(?:consent|Consent|decision)-/)
  })

  plainTest('offers no cookie settings', async ({ page }) => {
    await visit(page, '/en')
    await expect(footerLink(page, consentTexts.en)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

const words = consentTexts.en

test('asks without touching the focus, and loads nothing before an answer', async ({ page, google }) => {
  await page.goto(words.contact)
  const name = page.locator('#consultation-form').getByLabel(/^Name/)
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
  await hydrated(page)
  await footerLink(page, words).click()
  await expect(settings(page, words)).toHaveAccessibleDescription(words.rejected)
  await expect(banner(page, words)).toHaveCount(0)
  expect(google.requests).toEqual([])
})

test('reports one conversion after accepting and sending, and none on coming back', async ({ page, google }) => {
  await visit(page, words.home)
  await answer(page, words, 'accept')
  await expect.poll(() => google.requests).toEqual(scripts)
  await page.getByRole('banner').getByRole('link', { name: words.contactLink, exact: true }).click()
  await sendContactForm(page, words)
  await expect.poll(google.conversions).toEqual([conversion])
  await page.goBack()
  await page.goForward()
  await expect(page).toHaveURL(words.thankYou)
  await page.reload()
  await hydrated(page)
  await visit(page, words.home)
  await visit(page, words.thankYou)
  await footerLink(page, words).click()
  await expect(settings(page, words)).toHaveAccessibleDescription(words.accepted)
  expect(google.conversions()).toHaveLength(1)
  await expect(page.locator('html')).toHaveAttribute('lang', words.home.slice(1))
})

test('keeps a lead in memory until the visitor accepts, and stores nothing for it', async ({ page, google }) => {
  await visit(page, words.contact)
  await sendContactForm(page, words)
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(stored.toSorted()).toEqual(storedBeforeConsent)
  expect(google.requests).toEqual([])
  await answer(page, words, 'accept')
  await expect.poll(google.conversions).toEqual([conversion])
  await page.reload()
  await hydrated(page)
  await expect.poll(() => google.requests.filter((address) => address === script)).toHaveLength(2)
  expect(google.conversions()).toHaveLength(1)
})

test('stops and forgets when consent is taken back', async ({ page, context, google }) => {
  await visit(page, consentTexts.de.contact)
  await answer(page, consentTexts.de, 'accept')
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['_gcl_au'])
  await footerLink(page, consentTexts.de).click()
  await settings(page, consentTexts.de).getByRole('button', { name: consentTexts.de.reject }).click()
  await expect.poll(() => context.cookies()).toEqual([])
  await sendContactForm(page, consentTexts.de)
  await page.reload()
  await hydrated(page)
  await footerLink(page, consentTexts.de).click()
  await expect(settings(page, consentTexts.de)).toHaveAccessibleDescription(consentTexts.de.rejected)
  expect(google.requests).toEqual(scripts)
})

for (const [texts, width] of [
  [consentTexts.de, 390],
  [consentTexts.en, 1440],
] as const)
  test(`${texts.home} is accessible and covers no bar and no focus, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, texts.contact)
    await banner(page, texts).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    for (let stops = 0; stops < 60; stops++) {
      await page.keyboard.press('Tab')
      await expect.poll(() => page.evaluate(coveredFocus)).toBe('')
    }
    const [reject, accept] = await Promise.all(
      [texts.reject, texts.accept].map((name) => page.getByRole('button', { name }).boundingBox()),
    )
    expect(reject).toMatchObject({ width: accept?.width, height: accept?.height })
    if (width === 390) {
      await expect(contactBar(page)).toBeHidden()
      const box = await banner(page, texts).boundingBox()
      expect(box?.height).toBeLessThan(844 / 2)
    }
    await banner(page, texts).getByRole('button', { name: texts.details }).click()
    await settings(page, texts).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })

test('comes before the hint about the menu and the contact bar, on a phone', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('menu-hint-seen'))
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, words.home)
  const dismiss = page.getByRole('button', { name: words.understood, includeHidden: true })
  await banner(page, words).waitFor()
  await expect(dismiss).toHaveCount(1)
  await expect(dismiss).toBeHidden()
  await expect(contactBar(page)).toBeHidden()
  await answer(page, words, 'reject')
  await expect(dismiss).toBeVisible()
  await expect(contactBar(page)).toBeVisible()
})

const contactBar = (page: Page) =>
  page.locator('nav').filter({ has: page.getByRole('link', { name: 'WhatsApp', exact: true }) })

/** The focused element when no part of it is visible, else nothing. Runs in the page. */
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
