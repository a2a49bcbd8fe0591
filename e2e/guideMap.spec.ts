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

for (const text of guideTexts) {
  test.describe(`${text.address}: the map and its list`, () => {
    const selected = async (page: Page, id: string) => {
      await expect(regionButton(page, id)).toHaveAttribute('aria-expanded', 'true')
      await expect(page.locator('#regions [aria-expanded="true"]')).toHaveCount(1)
      const sameLooking = () =>
        page.locator('path[data-region]').evaluateAll((paths, chosen) => {
          const fillOf = (path: Element) => getComputedStyle(path).fill
          const fill = paths.filter((path) => path.getAttribute('data-region') === chosen).map(fillOf)[0]
          return paths
            .filter((path) => path.getAttribute('data-region') !== chosen && fillOf(path) === fill)
            .map((path) => path.getAttribute('data-region'))
        }, id)
      await expect.poll(sameLooking).toEqual([])
    }

    test('name six regions and have one open', async ({ page }) => {
      await visit(page, text.address)
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

    test('follow the keyboard through the list', async ({ page }) => {
      await visit(page, text.address)
      await regionButton(page, 'southwest').focus()
      await page.keyboard.press('Tab')
      await expect(regionButton(page, 'west')).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await selected(page, 'southwest')
    })

    test('follow a click in the list', async ({ page }) => {
      await visit(page, text.address)
      await regionButton(page, 'north').click()
      await expect(regionButton(page, 'north')).toHaveAttribute('aria-expanded', 'true')
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
