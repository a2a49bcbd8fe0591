import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** A phone whose browser's default font size is changed: 32 is text at 200 %, 16 the usual size. */
export async function phoneWithText(page: Page, size: 16 | 32): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } })
  await session.detach()
  await expect
    .poll(() => page.evaluate(() => [getComputedStyle(document.documentElement).fontSize, innerWidth]))
    .toEqual([`${size}px`, 390])
}

/** Spaces texts as a visitor's own style may: https://www.w3.org/TR/WCAG22/#text-spacing. */
export const spaceTexts = (page: Page, isSpaced: boolean): Promise<void> =>
  page.evaluate((spaced) => {
    const sheet = new CSSStyleSheet()
    const spacing = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important'
    if (spaced) sheet.replaceSync(`* { ${spacing} } p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets = [sheet]
  }, isSpaced)

/**
 * The words of headings and controls that are broken inside. Excepted are e-mail addresses, and texts with automatic
 * hyphens, for which the browser of the tests has no dictionary.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const linesOf = (node: Node, start: number, end: number) => {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 0)
      return new Set(boxes.map(({ bottom }) => Math.round(bottom / 8))).size
    }
    return Array.from(document.querySelectorAll('h1, h2, h3, h4, a, button, label, legend, summary'))
      .filter((element) => element.checkVisibility() && getComputedStyle(element).hyphens !== 'auto')
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const broken: string[] = []
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
          for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}@.]+/gu))
            if (!word.includes('@') && linesOf(text, index, index + word.length) > 1) broken.push(word)
        return broken
      })
  })
