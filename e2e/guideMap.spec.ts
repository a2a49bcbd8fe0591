import type { Page } from '@playwright/test'
import { expect, holdTheApp, hydrated, test } from './support/site.ts'
import { guides } from './support/guide.ts'

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

/** The regions whose raised picture is loaded and covers the relief. */
const raised = (page: Page) =>
  page.locator('[data-raised]').evaluateAll((layers) =>
    layers
      .filter((layer) => getComputedStyle(layer).opacity === '1' && getComputedStyle(layer).display !== 'none')
      .filter((layer) => (layer.querySelector('img')?.naturalWidth ?? 0) > 0)
      .map((layer) => layer.getAttribute('data-raised')),
  )

async function expectSelected(page: Page, id: string): Promise<void> {
  await expect(regionButton(page, id)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#regions [aria-expanded="true"]')).toHaveCount(1)
  await expect.poll(() => raised(page)).toEqual([id])
}

const text = guides.en

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('the map follows a tap, also one before the app is there', async ({ page }) => {
    const release = await holdTheApp(page)
    await page.goto(text.address)
    const early = await pointOf(page, 'south')
    await page.touchscreen.tap(early.x, early.y)
    release()
    await hydrated(page)
    await expectSelected(page, 'south')
    const { x, y } = await pointOf(page, 'northeast')
    await page.touchscreen.tap(x, y)
    await expectSelected(page, 'northeast')
    const entry = page.locator('#region-northeast')
    await expect(entry).toBeInViewport({ ratio: 1 })
    const bar = await page.getByRole('navigation', { name: text.bar }).boundingBox()
    const bottom = () => entry.evaluate((element) => element.getBoundingClientRect().bottom)
    await expect.poll(bottom).toBeLessThanOrEqual(bar?.y ?? 0)
  })
})
