import { setTimeout as delay } from 'node:timers/promises'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Lead } from '../../serve/backend/leads.ts'
import type { Browser } from './browser.ts'
import { errorsKey } from './watchedCopy.ts'

export type Visit = {
  readonly browser: Browser
  readonly siteUrl: string
  readonly locale: Locale
  readonly width: number
  /** The leads that the site has received, newest first. */
  readonly leads: () => readonly Lead[]
}
export type Visitor = ReturnType<typeof createVisitor>

/** How long a condition may take to become true, and between two looks at it, milliseconds. */
const timeout = 20_000
const interval = 50

/** A visitor of the site: every action waits until it is possible. */
export function createVisitor({ browser, siteUrl, locale, width, leads }: Visit) {
  /** Waits until `condition` is true. It is false while a page is replaced, when scripts fail. */
  const until = async (what: string, condition: () => Promise<boolean>): Promise<void> => {
    const end = Date.now() + timeout
    let failure = ''
    const isTrue = () => condition().catch((error: unknown) => ((failure = ` (${String(error)})`), false))
    while (!(await isTrue())) {
      if (Date.now() > end) throw new Error(`Waited ${timeout / 1000} s until ${what}${failure}`)
      await delay(interval)
    }
  }
  const attempt = (what: string, action: () => Promise<void>) => until(what, () => action().then(() => true))
  const sees = <Args extends readonly unknown[]>(what: string, inPage: (...args: Args) => boolean, ...args: Args) =>
    until(what, () => browser.evaluate(inPage, ...args))
  return {
    locale,
    isOnPhone: width < 1024,
    leads,
    until,
    /** Waits until a function that runs in the page returns true. */
    sees,
    evaluate: browser.evaluate,
    /** Opens a page and waits for the app. */
    open: async (path: string) => {
      await browser.open(siteUrl + path)
      await sees('the app is loaded', () => document.documentElement.hasAttribute('data-complete'))
    },
    back: browser.back,
    isAt: (path: string) =>
      until(`the address is ${path}`, () =>
        browser.evaluate((end) => location.pathname + location.search === end, path),
      ),
    click: (selector: string) => attempt(`${selector} can be pressed`, () => browser.click(selector)),
    /** Replaces the text of a field. */
    type: (selector: string, text: string) =>
      attempt(`${selector} can be typed into`, async () => {
        await browser.evaluate((field) => {
          const input = document.querySelector<HTMLInputElement>(field)
          input?.focus()
          input?.select()
        }, selector)
        await browser.type(selector, text)
      }),
    choose: (selector: string, value: string) =>
      attempt(`${selector} can be set to ${value}`, () => browser.choose(selector, value)),
    errors: () => browser.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], errorsKey),
  }
}
