import { isIndexable, landingPages } from '../src/routing/pageKinds.ts'
import { manifest } from '../src/routing/manifest.ts'
import { expect, test } from './support/site.ts'

/** What Safari shows of a page on an iPhone. */
test.use({ viewport: { width: 390, height: 664 } })

/** Pages that are not read before the first conversation. */
const others = new Set(['blog', 'aiSearchSpecimen'])
const sellingPages = manifest.filter((route) => isIndexable(route) && !others.has(route.page))

for (const { path: address, page: name } of sellingPages)
  test(`${address} shows its button whole above the contact bar, which cuts no caption`, async ({ page }) => {
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const bar = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'WhatsApp', exact: true }) })
    const edge = (await bar.boundingBox())?.y ?? 0
    const target = landingPages.has(name) ? '[href="#enquiry"]' : '[target="_blank"]'
    const button = await page.getByRole('main').locator(`a${target}`).first().boundingBox()
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(edge)
    const captions = await page.getByRole('main').locator('figcaption').all()
    for (const caption of captions) {
      const { y = 0, height = 0 } = (await caption.boundingBox()) ?? {}
      expect(y < edge && y + height > edge).toBe(false)
    }
  })
