import { expect } from 'storybook/test'
import type { PageOrNotFound } from '../app/pageName.ts'

/** Parameters of the stories of a page. */
export const pageParameters = (page: PageOrNotFound) => ({ page })

/** What is true of every page: one title, an outline without jumps, no sideways scroll, alternatives for all pictures. */
export async function isWellFormed({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const headings = [...canvasElement.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
  await expect(levels.filter((level) => level === 1)).toHaveLength(1)
  const jumps = headings
    .filter((_, at) => at > 0 && (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1)
    .map(({ textContent }) => textContent)
  await expect(jumps).toEqual([])
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  for (const image of canvasElement.querySelectorAll('img')) await expect(image).toHaveAttribute('alt')
}
