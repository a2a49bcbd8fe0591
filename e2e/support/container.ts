import type { Page } from '@playwright/test'
import type { Route } from '../../src/routing/manifest.ts'
import { expect } from './site.ts'

/** Left edge of a title in its half of the page, next to a picture whose caption is at the edge. */
const secondHalf = 792

/**
 * Asserts at 1440 pixels that header, title and footer share the edges of one container. An article has its date at the edge,
 * and its title above its text.
 */
export async function expectOneContainer(page: Page, name: Route['page'] | undefined): Promise<void> {
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
  const isSecondHalf = name === 'buyerRepresentation'
  expect(edges).toEqual({ starts: [132, 132, isSecondHalf ? secondHalf : 132, 132], end: 1308 })
  if (isSecondHalf) {
    const textLeft = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return range.getBoundingClientRect().left
        })
    expect(await textLeft('main figcaption')).toBe(132)
  }
  const [title, text] = await page.evaluate(() =>
    ['main article h1', '#article'].map((selector) => document.querySelector(selector)?.getBoundingClientRect().left),
  )
  expect(title).toBe(text)
}
