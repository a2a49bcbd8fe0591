import { expect, test } from '@playwright/test'
import fs from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pseudoDir } from '../scripts/build/buildPseudo.ts'
import { createStaticSite } from '../scripts/serve/staticSite.ts'
import { company } from '../src/content/company.ts'
import { consentKey } from '../src/content/facts.ts'
import { localeTags } from '../src/i18n/locales.ts'
import { env } from '../src/lib/env.ts'
import { manifest } from '../src/routing/manifest.ts'
import { siteOrigin } from '../src/seo/siteUrl.ts'
import { pageTexts, textFaults } from './support/textLayout.ts'

/**
 * The site in the pseudo-locale, 40 % longer than English (scripts/build/buildPseudo.ts). Without JavaScript, the HTML
 * contains every text of a page, and collapsed panels are open.
 */
test.use({ javaScriptEnabled: false })

let server: Server
let origin: string

test.beforeAll(async () => {
  if (!fs.existsSync(pseudoDir)) throw new Error(`${pseudoDir} is missing. Run: npx node scripts/build/buildPseudo.ts`)
  const site = createStaticSite(pseudoDir)
  server = createServer((request, response) => site(request, response, new URL(request.url ?? '/', 'http://localhost')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => server.close())

/** Strings that are the same in every language: names, numbers, addresses. Longest first, since some contain others. */
const untranslatable = [
  ...[company, company.address, company.insurance]
    .flatMap((part): readonly unknown[] => Object.values(part))
    .filter((value) => typeof value === 'string'),
  ...[...Object.values(company.providers), ...company.founders].map(({ name }) => name),
  // The small line of the logo.
  company.longName.replace(company.name, '').trim(),
  consentKey,
  // The address of the page on paper.
  new URL(siteOrigin(env)).host,
  ...manifest.map((route) => route.path),
  ...Object.values(localeTags).map(({ name }) => name),
].toSorted((one, other) => other.length - one.length)

/** Intl output in the page's language: list conjunctions, languages, a country, day periods, a number of weeks, a date, a month. */
const ofIntl =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|March|April|July|and|or|English|German|Spanish|Catalan|Spain|AM|PM|\d+ weeks?|[A-Z][a-z]+ \d+(?:, \d{4})?)\b/g

const foreign = (text: string): boolean => {
  // No-break spaces are typography and do not count as a difference.
  const plain = text.replace(/\s/g, ' ')
  const rest = untranslatable.reduce((left, value) => left.replaceAll(value, ''), plain).replace(ofIntl, '')
  // A single letter numbers a list item.
  return (rest.match(/[a-z]{2,}/gi) ?? []).some((word) => /[aeiouy]/i.test(word))
}

const english = manifest.filter(({ locale }) => locale === 'en')

for (const { path } of [...english, { path: '/en/no-such-page' }])
  test(`${path} is readable, has room for longer texts, and no text that cannot be translated`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(
      await page.locator('[data-findable]').evaluateAll((all) => all.filter((it) => !it.checkVisibility())),
    ).toEqual([])
    const texts = await page.evaluate(pageTexts)
    expect.soft([...new Set(texts.filter(foreign))]).toEqual([])
    expect.soft(await page.evaluate(textFaults)).toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    expect.soft(await page.evaluate(textFaults)).toEqual([])
    await page.evaluate(() => document.querySelector<HTMLElement>('header [popover]')?.showPopover())
    expect.soft(await page.evaluate(textFaults)).toEqual([])
  })
