import type { Page } from '@playwright/test'
import { publish, test, withdraw } from './support/blog.ts'
import { expect, visit } from './support/site.ts'

test.use({ reuseContext: false })

/** Words of a post, and whether our face has their letters. */
const words = [
  ['Grüße', 'ours'],
  ['Łódź', 'ours'],
  ['Καλημέρα', 'another'],
  ['Здравствуйте', 'another'],
  ['ếộữ', 'another'],
  ['字', 'another'],
] as const

test('a post in any alphabet is shown: our face where it has the letter, else one of the device', async ({
  page,
  database,
}, { workerIndex }) => {
  const slug = `alphabets-${workerIndex}`
  const html = words.map(([word]) => `<p>${word}</p>`).join('')
  await publish(database, { slug, title: 'Słownik: Ωμέγα', locale: 'en', html })
  try {
    await visit(page, `/en/blog/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Słownik: Ωμέγα')
    for (const [at, [word, whose]] of words.entries()) {
      const paragraph = `#article p:nth-of-type(${at + 1})`
      await expect(page.locator(paragraph)).toHaveText(word)
      await expect
        .poll(() => facesOf(page, paragraph), { message: word })
        .toEqual([{ own: whose === 'ours', glyphs: word.length }])
    }
  } finally {
    await withdraw(database, slug)
  }
})

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

/** The fonts in which an element's text is drawn, with the number of glyphs: a web font is our own. */
async function facesOf(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ isCustomFont, glyphCount }) => ({ own: isCustomFont, glyphs: glyphCount }))
}
