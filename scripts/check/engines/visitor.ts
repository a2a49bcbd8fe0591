import { setTimeout as delay } from 'node:timers/promises'
import type { Locale } from '../../../src/i18n/locales.ts'
import { readLeads } from '../../serve/backend/leads.ts'
import type { Browser } from './drivers.ts'

export type Visit = {
  readonly browser: Browser
  readonly siteUrl: string
  /** The folder of the leads that the site has received. */
  readonly dataDir: string
  readonly locale: Locale
  readonly isOnPhone: boolean
}
export type Visitor = ReturnType<typeof createVisitor>

/** How long a condition may take to become true, milliseconds. */
const timeout = 20_000

/** Waits until `condition` is true. It fails while a page is replaced. */
async function until(what: string, condition: () => unknown): Promise<void> {
  const end = Date.now() + timeout
  let failure: unknown
  const isTrue = async () => (await condition()) !== false
  while (!(await isTrue().catch((error: unknown) => void (failure = error)))) {
    if (Date.now() > end) throw new Error(`Waited ${timeout / 1000} s until ${what}`, { cause: failure })
    await delay(50)
  }
}

/** A visitor of the site: every action waits until it is possible. */
export function createVisitor(visit: Visit) {
  const { browser, siteUrl, dataDir } = visit
  /** Waits until a function that runs in the page returns true. */
  const sees = <Args extends readonly unknown[]>(inPage: (...args: Args) => boolean, ...args: Args) =>
    until(`${String(inPage)} is true of ${args.join()}`, () => browser.evaluate(inPage, ...args))
  return {
    ...visit,
    sees,
    /** Opens a page and waits for the app. */
    open: async (path: string) => {
      await browser.open(siteUrl + path)
      await sees(() => document.documentElement.hasAttribute('data-complete'))
    },
    isAt: (path: string) => sees((end) => location.pathname + location.search === end, path),
    click: (selector: string) => until(`${selector} can be pressed`, () => browser.click(selector)),
    /** Replaces the text of a field. */
    type: (selector: string, text: string) =>
      until(`${selector} can be typed into`, async () => {
        await browser.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.select(), selector)
        await browser.type(selector, text)
      }),
    /** Chooses an option of a select element by its value. */
    choose: (selector: string, value: string) =>
      sees(
        (field, option) => {
          const select = document.querySelector<HTMLSelectElement>(field)
          if (select !== null) select.value = option
          return select?.dispatchEvent(new Event('change', { bubbles: true })) === true
        },
        selector,
        value,
      ),
    shows: (selector: string, text: string) =>
      sees((place, part) => document.querySelector(place)?.textContent.includes(part) === true, selector, text),
    /** The page is in the language, its pictures are loaded, and nothing is wider than the screen. */
    isRead: (locale = visit.locale) =>
      sees((lang) => {
        const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
        return (
          document.documentElement.lang === lang &&
          (document.querySelector('h1')?.clientHeight ?? 0) > 20 &&
          pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0) &&
          document.fonts.status === 'loaded' &&
          document.documentElement.scrollWidth <= innerWidth
        )
      }, locale),
    /** A lead with these values has arrived. */
    hasSent: (values: Readonly<Record<string, string>>) =>
      until('the lead is received', () =>
        readLeads(dataDir).some(({ payload }) =>
          Object.entries(values).every(([field, value]) => payload[field] === value),
        ),
      ),
  }
}
