import { sampledRoutes } from '../scripts/build/blog/blogPages.ts'
import { expect, returningVisitor, test } from './support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** An article has its date at the edge, and its title above its text. */
for (const { path } of sampledRoutes('dist'))
  test(`${path} has one container: header, title and footer share their edges`, async ({ page }) => {
    await returningVisitor(page)
    await page.goto(path)
    const edges = await page.evaluate(() => {
      const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left
      const right = (selector: string) =>
        Math.max(...Array.from(document.querySelectorAll(selector), (link) => link.getBoundingClientRect().right))
      return {
        starts: [
          'header a[href^="tel:"]',
          'header a[aria-label]',
          'main h1, main article > header p',
          'footer a[aria-label]',
        ].map(left),
        end: right('header a'),
      }
    })
    expect(edges).toEqual({ starts: [132, 132, 132, 132], end: 1308 })
    const [title, text] = await page.evaluate(() =>
      ['main article h1', '#article'].map((selector) => document.querySelector(selector)?.getBoundingClientRect().left),
    )
    expect(title).toBe(text)
  })
