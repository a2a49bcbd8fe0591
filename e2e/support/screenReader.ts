import type { Locator, Page } from '@playwright/test'
import { expect } from './site.ts'

/** Records what live regions announce, in order. Call it before the page is opened. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
    const announce = ({ target }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(live)
      const text = region?.textContent.trim().replaceAll('\u00a0', ' ') ?? ''
      if (text !== '' && region?.checkVisibility() === true && announced.at(-1) !== text) announced.push(text)
    }
    const observer = new MutationObserver((changes) => changes.forEach(announce))
    // What the document already contains is read, not announced.
    document.addEventListener('DOMContentLoaded', () =>
      observer.observe(document, { subtree: true, childList: true, characterData: true }),
    )
  })
}

export const announcements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'announced') as string[])

/** Role, name and states of the focused element, as the accessibility tree has them: `button "Print"`. */
export async function heard(page: Page): Promise<string> {
  const [first = ''] = (await page.locator('*:focus').ariaSnapshot()).split('\n')
  return first.replace(/^- '?/, '').replace(/'?:?$/, '')
}

/** More key presses than any page has controls before its footer. */
const presses = 90

/**
 * Presses Tab until the element has the focus; fails for a control without a name on the way.
 * @returns what was heard, the element last
 */
export async function tabTo(page: Page, element: Locator): Promise<readonly string[]> {
  const all: string[] = []
  while (all.length < presses) {
    await page.keyboard.press('Tab')
    const now = await heard(page)
    // A summary has no role of its own.
    expect(now).toMatch(/^(?:[a-z]+ "|text: )./)
    all.push(now)
    if (await element.evaluate((node) => node === document.activeElement)) return all
  }
  throw new Error(`${presses} presses of Tab did not lead to ${String(element)}. Heard: ${all.join(', ')}`)
}

/** Asserts what someone who jumps from heading to heading relies on: one title first, no level left out. */
export async function expectReadableOutline(page: Page): Promise<void> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n').map((line) => line.trim().replace(/^- '?/, ''))
  const parts = lines.filter((line) => /^(?:banner|main|contentinfo|heading)\b/.test(line))
  for (const landmark of ['banner', 'main', 'contentinfo'])
    expect(parts.filter((part) => part.startsWith(landmark))).toHaveLength(1)
  const ofMain = parts.slice(parts.findIndex((part) => part.startsWith('main')))
  const levels = ofMain.flatMap((part) => /^heading ".+" \[level=(\d)\]/.exec(part)?.[1] ?? []).map(Number)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels[0]).toBe(1)
  for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1)
}
