import type { Locator, Page } from '@playwright/test'
import { expect } from './site.ts'

/** A section by its heading, and the headings, terms or lines that it must contain, in this order. */
type Part = {
  readonly heading: string
  readonly role: 'heading' | 'term' | 'button'
  readonly items: readonly string[]
}
export type PageText = {
  readonly address: string
  readonly label?: string
  readonly parts: readonly Part[]
  /** An assertion about the whole page. */
  readonly also?: (page: Page) => Promise<void>
}

/** The innermost section around a heading. */
export const sectionOf = (page: Page, heading: string): Locator =>
  page
    .locator('section, [id]')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .last()
export const headings = (heading: string, items: readonly string[]): Part => ({ heading, role: 'heading', items })
export const clauses = (heading: string, items: readonly string[]): Part => ({ heading, role: 'button', items })
export const terms = (heading: string, items: readonly string[]): Part => ({ heading, role: 'term', items })

type ServiceTexts = {
  readonly cards: string
  readonly benefits: string
  readonly button: string
  readonly contact: string
  readonly pricing: readonly [name: string, href: string]
}

export const serviceCards = (texts: ServiceTexts) => async (page: Page) => {
  const cards = sectionOf(page, texts.cards)
    .locator('li')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(cards).toHaveCount(4)
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 4, name: texts.benefits })).toBeVisible()
    await expect(card.getByRole('listitem')).toHaveCount(3)
    await expect(card.getByRole('link', { name: texts.button })).toHaveAttribute('href', texts.contact)
  }
  const [name, href] = texts.pricing
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
}

export const stats = (heading: string, figures: readonly string[]) => async (page: Page) => {
  const shown = sectionOf(page, heading).locator('dd > span[aria-hidden="true"]')
  await expect(shown).toHaveText([...figures])
}

export const feeExamples = (heading: string, cards: readonly (readonly string[])[]) => async (page: Page) => {
  const shown = sectionOf(page, heading)
    .locator('li')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(shown).toHaveCount(cards.length)
  for (const [at, texts] of cards.entries()) for (const text of texts) await expect(shown.nth(at)).toContainText(text)
}

export const statements = (count: number, figure: (page: Page) => Promise<void>) => async (page: Page) => {
  await expect(page.getByRole('main').locator('figure blockquote')).toHaveCount(count)
  await figure(page)
}

export const availability = (zones: readonly (readonly string[])[]) => async (page: Page) => {
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(zones.length)
  for (const [at, texts] of zones.entries()) for (const text of texts) await expect(rows.nth(at)).toContainText(text)
  await expect(page.locator('#consultation-form')).toBeVisible()
  await expect(page.getByRole('main').locator('blockquote')).toHaveCount(1)
}

export const outboundLinks = (names: Readonly<Record<string, string | RegExp>>) => async (page: Page) => {
  for (const [name, href] of Object.entries(names))
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute('href', href)
}

export const logged = (texts: readonly string[]) => async (page: Page) => {
  for (const text of texts) await expect(page.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible()
}
