import { setTimeout as delay } from 'node:timers/promises'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Lead } from '../../serve/backend/leads.ts'
import type { Browser } from './drivers.ts'

export type Visit = {
  readonly browser: Browser
  readonly siteUrl: string
  readonly locale: Locale
  readonly isOnPhone: boolean
  /** The leads that the site has received, newest first. */
  readonly leads: () => readonly Lead[]
}
export type Visitor = ReturnType<typeof createVisitor>

/** How long a condition may take to become true, and between two looks at it, milliseconds. */
const timeout = 20_000
const interval = 50

/** A visitor of the site: every action waits until it is possible. */
export function createVisitor(visit: Visit) {
  const { browser, siteUrl } = visit
  /** Waits until `condition` is true. It is false while a page is replaced, when scripts fail. */
  const until = async (what: string, condition: () => unknown): Promise<void> => {
    const end = Date.now() + timeout
    let failure = ''
    const isTrue = async () => {
      try {
        return (await condition()) !== false
      } catch (error) {
        failure = ` (${String(error)})`
        return false
      }
    }
    while (!(await isTrue())) {
      if (Date.now() > end) throw new Error(`Waited ${timeout / 1000} s until ${what}${failure}`)
      await delay(interval)
    }
  }
  const sees = <Args extends readonly unknown[]>(what: string, inPage: (...args: Args) => boolean, ...args: Args) =>
    until(what, () => browser.evaluate(inPage, ...args))
  return {
    ...visit,
    until,
    /** Waits until a function that runs in the page returns true. */
    sees,
    /** Opens a page and waits for the app. */
    open: async (path: string) => {
      await browser.open(siteUrl + path)
      await sees('the app is loaded', () => document.documentElement.hasAttribute('data-complete'))
    },
    isAt: (path: string) => sees(`the address is ${path}`, (end) => location.pathname + location.search === end, path),
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
        `${selector} can be set to ${value}`,
        (field, option) => {
          const select = document.querySelector<HTMLSelectElement>(field)
          if (select === null) return false
          select.value = option
          select.dispatchEvent(new Event('change', { bubbles: true }))
          return select.value === option
        },
        selector,
        value,
      ),
  }
}
