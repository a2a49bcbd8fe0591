import { chunkOf } from '../support/chunks.ts'
import { blocked, expectOnly, expectUntouched, openAndType, services, test } from '../support/faults.ts'
import { json, row } from '../support/hostileData.ts'
import { expect, visit } from '../support/site.ts'

const post = '/en/blog/arras-contract-before-you-sign'

for (const address of ['/en', '/de/leistungen'])
  test(`${address} without its styles is read from top to bottom`, async ({ page, breakDown }) => {
    await breakDown(/\.css$/, blocked)
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeVisible()
    const tops = await page.evaluate(() =>
      ['header nav', 'main h1', 'main h2', 'footer'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().top,
      ),
    )
    expect(tops).toEqual(tops.toSorted((one, other) => (one ?? 0) - (other ?? 0)))
    const iconWidths = await page
      .locator('svg[aria-hidden="true"]')
      .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width))
    expect(Math.max(0, ...iconWidths)).toBeLessThanOrEqual(64)
  })

for (const source of ['src/features/blog/browserReader.ts', 'src/features/blog/article.ts'])
  test(`a post stays as it was published without ${source}`, async ({ page, complaints, breakDown }) => {
    await page.clock.install()
    await breakDown(chunkOf(source), blocked)
    await page.route(services.blog, json(row({})))
    const before = await openAndType(page, post)
    await expectOnly(page, complaints, 'The blog could not be refreshed')
    await expectUntouched(page, before)
  })

test('an address with a broken fragment can be read in the other language', async ({ page }) => {
  await visit(page, '/en/about#100%')
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/ueber-uns#100%25')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
