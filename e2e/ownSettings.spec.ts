import { expect, holdTheApp, hydrated, test, visit } from './support/site.ts'

/** What the browser and its visitor have set or done is theirs. */

for (const address of ['/en/mallorca-guide', '/de/ueber-uns'])
  test(`a drawing of ${address} keeps its colors in a browser that darkens pages by itself`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await visit(page, address)
    const drawing = page
      .locator('main section')
      .filter({ has: page.locator('svg') })
      .first()
    const session = await page.context().newCDPSession(page)
    const picture = async (enabled: boolean) => {
      await session.send('Emulation.setAutoDarkModeOverride', { enabled })
      return drawing.screenshot()
    }
    expect((await picture(true)).equals(await picture(false))).toBe(true)
  })

test('a drawing brings the ground of its page, for browsers that darken that alone', async ({ page }) => {
  for (const address of [
    '/en/mallorca-guide',
    '/en/client-stories',
    '/en/services/ai-search/specimen',
    '/de/ueber-uns',
  ]) {
    await visit(page, address)
    const drawings = page.locator('main svg[role="img"]:has(title)')
    const grounds = await drawings.evaluateAll((all) =>
      all.map((drawing) => {
        const colors = [getComputedStyle(drawing.querySelector(':scope > rect') ?? drawing).fill]
        for (let around = drawing.parentElement; around; around = around.parentElement)
          colors.push(getComputedStyle(around).backgroundColor)
        return colors.filter((color) => color !== 'rgba(0, 0, 0, 0)').slice(0, 2)
      }),
    )
    expect(grounds).not.toEqual([])
    for (const [ground, surroundings] of grounds) expect(ground, address).toBe(surroundings)
  }
})

for (const width of [390, 1440])
  test(`the carousel starts at the slide to which a visitor has scrolled before the app is there, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const release = await holdTheApp(page)
    await page.goto('/en')
    const slide = page.getByRole('group', { name: '4 of 6' })
    await slide.evaluate((element) => element.scrollIntoView({ behavior: 'instant', inline: 'start' }))
    const place = () => slide.evaluate((element) => Math.round(element.getBoundingClientRect().left))
    const before = await place()
    release()
    await hydrated(page)
    await expect.poll(() => page.locator('[data-slide]').first().getAttribute('style')).not.toBe('translate: 0%;')
    expect(await place()).toBe(before)
    await page.getByRole('button', { name: 'Next statement' }).click()
    await expect(page.getByText('5 of 6')).toBeAttached()
  })

test('figures that count are printed with their final values', async ({ page }) => {
  await visit(page, '/en')
  await page.emulateMedia({ media: 'print' })
  const figures = page.locator('dd').filter({ has: page.locator('> [aria-hidden]') })
  await expect(figures).not.toHaveCount(0)
  for (const figure of await figures.all()) {
    await expect(figure.locator('> [aria-hidden]')).toBeHidden()
    expect((await figure.locator('> :first-child').boundingBox())?.width).toBeGreaterThan(10)
  }
})
