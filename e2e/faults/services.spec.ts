import type { Page } from '@playwright/test'
import { hrefFor } from '../../src/routing/manifest.ts'
import { contactPages, expectFilled, fillIn, payload } from '../support/contactForm.ts'
import { blocked, refuseStorage, services, test } from '../support/faults.ts'
import { json, row } from '../support/hostileData.ts'
import { expect, visit } from '../support/site.ts'

const isSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

const rightToLeft = '\u202E'
/** As long, early and late as the table allows (src/features/blog/rowRules.ts). */
const written = {
  title: `\uD83C<img src=x onerror="alert(1)"><script>alert(2)</script> ${rightToLeft}${'Wort'.repeat(30)}`,
  meta_description: `</p><script>alert(3)</script>${'x'.repeat(400)}`,
  content_html: `<h2>${'y'.repeat(5000)}</h2><script>alert(4)</script><p onclick="alert(5)" style="position:fixed">Its text.</p>
    <a href="javascript:alert(6)">a</a><svg onload="alert(7)"></svg><p><a href="/en/pricing#100%">b</a></p>`,
  created_at: '2999-12-31T23:59:59Z',
  updated_at: '1970-01-01T00:00:00Z',
  featured_image: 'javascript:alert(8)',
}

test('the blog shows what an attacker wrote into its columns as text', async ({ page, breakDown, brokenAddresses }) => {
  // The host answers a post that is newer than the build with 404.
  brokenAddresses.push(/\/blog\/written-by-an-attacker$/)
  await page.setViewportSize({ width: 390, height: 844 })
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await breakDown(services.blog, json(row({ ...written, slug: 'written-by-an-attacker', language_code: 'en' })))
  await page.goto(`${hrefFor('blog', 'en')}/written-by-an-attacker`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>alert(2)</script>')
  await expect(page.getByText('Its text.')).toBeVisible()
  expect(await isSideways(page)).toBe(false)
  await expect(page.locator('#article').locator('[style], [onclick], script, svg, [href^="javascript"]')).toHaveCount(0)
  await page.locator('#article').getByRole('link', { name: 'b', exact: true }).click()
  // A document repairs the fragment (src/app/repairEntry.ts), a navigation within the app keeps it.
  await expect(page).toHaveURL(/\/en\/pricing#100%(?:25)?$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(hrefFor('blog', 'en'))
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('<script>alert(2)</script>')
  expect(await isSideways(page)).toBe(false)
  expect(dialogs).toEqual([])
})

test('a form keeps and sends what was typed where nothing is stored, the clock is set back and a blocker interferes', async ({
  page,
  complaints,
  breakDown,
}) => {
  const words = contactPages.en
  await refuseStorage(page)
  await page.clock.install({ time: new Date('2026-05-04T12:00:00Z') })
  await breakDown(services.forms, blocked)
  await visit(page, words.path)
  await fillIn(page, words)
  await page.clock.setSystemTime(new Date('2026-05-04T11:00:00Z'))
  await page.getByRole('button', { name: words.send }).click()
  const resend = page.getByRole('button', { name: words.resend })
  await expect(resend).toBeVisible()
  await expectFilled(page, words)
  expect(complaints).toEqual([expect.stringContaining('The form could not be sent to')])
  complaints.length = 0
  const asked = page.waitForRequest(services.forms)
  await page.route(services.forms, json('{"__proto__":{"length":-1},"ok":"perhaps","errors":[],"length":1e9}'))
  await resend.click()
  expect((await asked).postData()).toBe(payload)
  await expect(page).toHaveURL(words.thankYou)
})
