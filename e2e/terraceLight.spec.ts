import type { Page } from '@playwright/test'
import { darkHour, lightDays } from '../src/content/terraceLight.ts'
import { locales } from '../src/i18n/locales.ts'
import { hrefFor } from '../src/routing/manifest.ts'
import { copy } from '../src/sections/TerraceLight/copy.ts'
import { textsIn } from './support/messages.ts'
import { expect, holdTheApp, hydrated, test, visit } from './support/site.ts'

const pages = ['home', 'aiSearchSpecimen', 'personalShopping'] as const
const text = textsIn('en')

const lightOn = (page: Page) => page.locator('figure:has([data-picture])')
const namesOf = (page: Page) =>
  lightOn(page)
    .locator('[data-picture]')
    .evaluateAll((layers) => layers.map((layer) => layer.getAttribute('data-picture')))
const opening = ['terrace-dec-1500']

test('by keyboard the hour is turned, said and shown, and no hour is loaded before', async ({ page }) => {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const [name] = /terrace-\w+-\d+/.exec(request.url()) ?? []
    if (name !== undefined) loaded.add(name)
  })
  await visit(page, hrefFor('home', 'en'))
  await lightOn(page).scrollIntoViewIfNeeded()
  await expect.poll(() => [...loaded]).toEqual(opening)
  const slider = page.getByRole('slider', { name: text(copy.hour) })
  await slider.focus()
  const said = await slider.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveValue(String(darkHour.minute - lightDays[darkHour.day].step))
  await expect(slider).not.toHaveAttribute('aria-valuetext', String(said))
  await expect.poll(async () => (await namesOf(page)).at(-1)).toBe('terrace-dec-1400')
  await expect(lightOn(page).locator('[data-picture="terrace-dec-1400"]')).toBeVisible()
  expect([...loaded]).toEqual([...opening, 'terrace-dec-1400'])
})

test('an hour that was chosen before the app is there stays', async ({ page }) => {
  const release = await holdTheApp(page)
  await page.goto(hrefFor('home', 'en'))
  await page.getByRole('radio', { name: 'June' }).check()
  release()
  await hydrated(page)
  await expect(page.getByRole('radio', { name: 'June' })).toBeChecked()
  await expect.poll(async () => (await namesOf(page)).at(-1)).toBe('terrace-jun-1500')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const locale of locales)
    for (const name of pages)
      test(`${hrefFor(name, locale)} has the picture with its hour and no controls, on paper as well`, async ({
        page,
      }) => {
        await page.goto(hrefFor(name, locale), { waitUntil: 'domcontentloaded' })
        for (const media of ['screen', 'print'] as const) {
          await page.emulateMedia({ media })
          await expect(lightOn(page).getByRole('img')).toBeVisible()
          await expect(lightOn(page).getByRole('status')).toBeVisible()
          await expect(lightOn(page).locator('input, button').filter({ visible: true })).toHaveCount(0)
        }
      })
})
