import type { Page } from '@playwright/test'
import { expect, test, visit } from './support/site.ts'
import { guideTexts } from './support/guide.ts'

const regionButton = (page: Page, id: string) => page.locator(`#region-${id}`).getByRole('button')
const regionOnMap = (page: Page, id: string) => page.locator(`path[data-region="${id}"]`)

/** A point of a region that no other element of the map covers. */
async function pointOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  await regionOnMap(page, id).scrollIntoViewIfNeeded()
  const point = await regionOnMap(page, id).evaluate((path) => {
    const { left, top, width, height } = path.getBoundingClientRect()
    const steps = Array.from({ length: 19 }, (_, at) => (at + 1) / 20)
    const points = steps.flatMap((across) =>
      steps.map((down) => ({ x: left + across * width, y: top + down * height })),
    )
    return points.find(({ x, y }) => document.elementFromPoint(x, y) === path)
  })
  if (point === undefined) throw new Error(`The region ${id} cannot be pointed at.`)
  return point
}

const raisedPictures = (page: Page) => page.locator('[data-raised]')

/** The regions whose raised picture is loaded and covers the relief. */
const raised = (page: Page) =>
  raisedPictures(page).evaluateAll((layers) =>
    layers
      .filter((layer) => getComputedStyle(layer).opacity === '1' && getComputedStyle(layer).display !== 'none')
      .filter((layer) => (layer.querySelector('img')?.naturalWidth ?? 0) > 0)
      .map((layer) => layer.getAttribute('data-raised')),
  )

for (const text of guideTexts) {
  test.describe(`${text.address}: the map and its list`, () => {
    const selected = async (page: Page, id: string) => {
      await expect(regionButton(page, id)).toHaveAttribute('aria-expanded', 'true')
      await expect(page.locator('#regions [aria-expanded="true"]')).toHaveCount(1)
      await expect.poll(() => raised(page)).toEqual([id])
    }

    test('name six regions and have one open', async ({ page }) => {
      await visit(page, text.address)
      // Its pictures load near the viewport.
      await page.getByRole('img', { name: text.map }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('img', { name: text.map })).toBeVisible()
      await expect(page.locator('#regions').getByRole('button')).toHaveCount(6)
      await expect(regionButton(page, 'south')).toHaveAccessibleName(new RegExp(text.regions.south))
      await selected(page, 'west')
    })

    test('follow a mouse that rests on the map', async ({ page }) => {
      await visit(page, text.address)
      const { x, y } = await pointOf(page, 'south')
      await page.mouse.move(x, y)
      await selected(page, 'south')
    })

    test('follow the keyboard: focus marks a region on the map, Enter and Space open and close it', async ({
      page,
    }) => {
      await visit(page, text.address)
      await regionButton(page, 'southwest').focus()
      await page.keyboard.press('Tab')
      await expect(regionButton(page, 'west')).toBeFocused()
      await expect(regionOnMap(page, 'southwest')).toHaveCSS('stroke', 'none')
      await page.keyboard.press('Shift+Tab')
      await expect(regionOnMap(page, 'southwest')).not.toHaveCSS('stroke', 'none')
      await selected(page, 'west')
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key)
        await selected(page, 'southwest')
        await page.keyboard.press(key)
        await expect(page.locator('#regions [aria-expanded="true"]')).toHaveCount(0)
      }
    })

    test('raise the region that a search finds', async ({ page }) => {
      await visit(page, `${text.address}?search=${encodeURIComponent(text.regions.northeast)}`)
      await selected(page, 'northeast')
    })

    test('lie exactly over the relief, in which nothing moves', async ({ page }) => {
      await visit(page, text.address)
      await regionButton(page, 'north').click()
      await selected(page, 'north')
      const boxOf = (selector: string) => page.locator(selector).first().boundingBox()
      const relief = await boxOf('#regions figure picture')
      expect(await boxOf('#regions figure svg')).toEqual(relief)
      expect(await boxOf('[data-raised="north"]')).toEqual(relief)
    })

    test.describe('with reduced motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } })
      test('raise a region at once', async ({ page }) => {
        await visit(page, text.address)
        await regionButton(page, 'south').click()
        await selected(page, 'south')
        await expect(page.locator('[data-raised="south"]')).toHaveCSS('transition-duration', '0s')
      })
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })
      test('show the relief and the list', async ({ page }) => {
        await page.goto(text.address)
        await expect(page.locator('#regions figure picture').first()).toBeVisible()
        await expect(raisedPictures(page).filter({ visible: true })).toHaveCount(0)
        await expect(page.locator('#regions [id^="region-"]')).toHaveCount(6)
      })
    })

    test('follow a click in the list', async ({ page }) => {
      await visit(page, text.address)
      await regionButton(page, 'north').click()
      await selected(page, 'north')
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
      test('follow a tap on the map', async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('menu-hint-seen', 'true'))
        await visit(page, text.address)
        const { x, y } = await pointOf(page, 'northeast')
        await page.touchscreen.tap(x, y)
        await selected(page, 'northeast')
        const entry = page.locator('#region-northeast')
        await expect(entry).toBeInViewport({ ratio: 1 })
        const bar = page.getByRole('navigation', { name: text.bar })
        const [entryBox, barBox] = [await entry.boundingBox(), await bar.boundingBox()]
        expect((entryBox?.y ?? 0) + (entryBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0)
      })
    })
  })
}
