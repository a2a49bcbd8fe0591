import fs from 'node:fs'
import { launch, type ElementHandle } from 'puppeteer-core'
import { visibleElement, type Engine } from './browser.ts'

const files = [
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]
const find = () => files.find((file) => file !== undefined && fs.existsSync(file))

/** Firefox, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () =>
    find() === undefined
      ? 'Firefox is missing: apt-get install firefox-esr (Debian), or download it and set FIREFOX_PATH to its file.'
      : undefined,
  start: async () => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: find() ?? 'firefox',
      // After a return from the back/forward cache, Puppeteer waits in vain for the end of the next navigation.
      extraPrefsFirefox: { 'browser.sessionhistory.max_total_viewers': 0 },
    })
    const page = await browser.newPage()
    const element = async (selector: string): Promise<ElementHandle> => {
      const found = (await page.evaluateHandle(visibleElement, selector)).asElement()
      if (found === null) throw new Error(`${selector} is not visible`)
      return found as ElementHandle
    }
    return {
      resize: (width, height) => page.setViewport({ width, height }),
      open: async (url) => {
        await page.goto(url)
      },
      back: async () => {
        await page.goBack()
      },
      evaluate: async (inPage, ...args) => page.evaluate(inPage as never, ...args),
      click: async (selector) => (await element(selector)).click(),
      type: async (selector, text) => (await element(selector)).type(text),
      choose: async (selector, value) => {
        await (await element(selector)).select(value)
      },
      close: () => browser.close(),
    }
  },
}
