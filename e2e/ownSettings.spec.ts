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

for (const colorScheme of ['light', 'dark'] as const)
  test(`labels on the areas of a drawing can be read in forced colors, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await visit(page, '/en/mallorca-guide')
    const drawing = page.locator('main svg[role="img"]:has(title)').first()
    const contrast = await drawing.evaluate((svg) => {
      const lightness = (color: string, over = color, opacity = 1) => {
        const [above = [], below = []] = [color, over].map((it) => it.match(/[\d.]+/g)?.map(Number) ?? [])
        const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((at) => {
          const part = ((above[at] ?? 0) * opacity + (below[at] ?? 0) * (1 - opacity)) / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const { fill, fillOpacity } = getComputedStyle(svg.querySelector('path') ?? svg)
      const letters = getComputedStyle(svg.querySelector('text') ?? svg).fill
      const page_ = getComputedStyle(document.body).backgroundColor
      const all = [lightness(letters), lightness(fill, page_, Number(fillOpacity))].toSorted(
        (one, other) => other - one,
      )
      return ((all[0] ?? 0) + 0.05) / ((all[1] ?? 0) + 0.05)
    })
    expect(contrast).toBeGreaterThan(4.5)
  })
