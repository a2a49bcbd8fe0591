import { expect } from 'storybook/test'
import type { PageOrNotFound } from '../app/pageName.ts'

/** Asserts page rules that axe does not check: one h1, no horizontal scroll. */
export async function isWellFormed({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  await expect(canvasElement.querySelectorAll('h1')).toHaveLength(1)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
}

/** What the stories of a page share. */
export const pageMeta = (page: PageOrNotFound) => ({
  parameters: { page },
  play: isWellFormed,
})
