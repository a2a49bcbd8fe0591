import type { Page } from '@playwright/test'
import { expect, returningVisitor, test, visit } from './support/site.ts'
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

test('the map names six regions, has one open, and follows a mouse, the list and a search', async ({ page }) => {
  await visit(page, text.address)
  // Its pictures load near the viewport.
  await page.getByRole('img', { name: text.map }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: text.map })).toBeVisible()
  await expect(page.locator('#regions').getByRole('button')).toHaveCount(6)
  await expect(regionButton(page, 'south')).toHaveAccessibleName(new RegExp(text.regions.south))
  await expectSelected(page, 'west')
  const { x, y } = await pointOf(page, 'south')
  await page.mouse.move(x, y)
  await expectSelected(page, 'south')
  await regionButton(page, 'north').click()
  await expectSelected(page, 'north')
  const boxOf = (selector: string) => page.locator(selector).first().boundingBox()
  const relief = await boxOf('#regions figure picture')
  expect(await boxOf('#regions figure svg')).toEqual(relief)
  expect(await boxOf('[data-raised="north"]')).toEqual(relief)
  // The flows are run with reduced motion.
  await expect(page.locator('[data-raised="north"]')).toHaveCSS('transition-duration', '0s')
  await visit(page, `${text.address}?search=${encodeURIComponent(text.regions.northeast)}`)
  await expectSelected(page, 'northeast')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('the map follows a tap', async ({ page }) => {
    await returningVisitor(page)
    await visit(page, text.address)
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
