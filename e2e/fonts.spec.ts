import { expect, test, visit } from './support/site.ts'

test('a page of the site loads its subsets and no other font, with tabular figures', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname.replace(/-.{8}\.woff2$/, ''))
  })
  await visit(page, '/en/pricing')
  await expect.poll(() => fonts.toSorted()).toEqual(['/assets/sans', '/assets/serif', '/assets/serif-italic'])
  const widths = await page.locator('main').evaluate(async (main) => {
    await document.fonts.ready
    const sample = main.appendChild(document.createElement('span'))
    sample.style.fontVariantNumeric = 'tabular-nums'
    return ['1111', '8888'].map((figures) => {
      sample.textContent = figures
      return sample.getBoundingClientRect().width
    })
  })
  expect(widths[0]).toBe(widths[1])
})
