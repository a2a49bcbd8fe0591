import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { launch } from 'puppeteer-core'
import { Builder, type WebElement } from 'selenium-webdriver'
import { answers, freePort } from '../../serve/ports.ts'

/** What a flow may ask of a browser. */
export type Browser = {
  readonly resize: (width: number, height: number) => Promise<unknown>
  readonly open: (url: string) => Promise<unknown>
  readonly back: () => Promise<unknown>
  readonly evaluate: <Result, Args extends readonly unknown[]>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Presses the middle of the first visible element that matches, as a visitor would. */
  readonly click: (selector: string) => Promise<unknown>
  readonly type: (selector: string, text: string) => Promise<unknown>
  readonly close: () => Promise<unknown>
}

/** Scrolls to the first visible element that matches. Runs in the page. */
function visibleElement(selector: string): Element {
  const elements = [...document.querySelectorAll(selector)]
  const element = elements.find((it) => it.checkVisibility({ visibilityProperty: true }))
  if (element === undefined) throw new Error(`${selector} is not visible`)
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element
}

/** Debian's Firefox, or the one of FIREFOX_PATH, over WebDriver BiDi. */
async function firefox(): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    // After a return from the back/forward cache, Puppeteer waits in vain for the end of the next navigation.
    extraPrefsFirefox: { 'browser.sessionhistory.max_total_viewers': 0 },
  })
  const page = await browser.newPage()
  const element = (selector: string) => page.evaluateHandle(visibleElement, selector)
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    open: (url) => page.goto(url),
    back: () => page.goBack(),
    evaluate: async (inPage, ...args) => page.evaluate(inPage as never, ...args),
    click: async (selector) => (await element(selector)).click(),
    type: async (selector, text) => (await element(selector)).type(text),
    close: () => browser.close(),
  }
}

/** WebKitGTK's MiniBrowser, over WebDriver, on a virtual screen: it has no headless mode. */
async function webkit(blank: string): Promise<Browser> {
  const [binary] = fs.globSync('/usr/lib/*/webkit2gtk-4.?/MiniBrowser')
  const port = await freePort('127.0.0.1')
  const server = `http://127.0.0.1:${port}`
  const command = ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`]
  // The screen's shell, the driver and the browser are one group, which ends with this process and does not keep it alive.
  const group = spawn('xvfb-run', command, { stdio: 'ignore', detached: true })
  group.unref()
  process.once('exit', () => group.pid !== undefined && process.kill(-group.pid))
  process.once('SIGINT', () => process.exit(130))
  if (!(await answers(`${server}/status`))) throw new Error('WebKitWebDriver does not answer.')
  const args = ['--automation', '--javascript-can-open-windows-automatically=true']
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } }
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()

  // The toolbar of the first window is wider than a phone; a popup has none.
  await driver.get(blank)
  await driver.executeScript(() => void window.open(location.href, '', 'popup'))
  await driver.switchTo().window((await driver.getAllWindowHandles()).at(-1) ?? '')

  const element = (selector: string) => driver.executeScript<WebElement>(visibleElement, selector)
  return {
    resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
    open: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    evaluate: (inPage, ...values) => driver.executeScript(inPage, ...values),
    click: async (selector) => (await element(selector)).click(),
    type: async (selector, text) => (await element(selector)).sendKeys(text),
    close: () => driver.quit(),
  }
}

/** Starts each browser. `blank` is an address of the site without scripts. */
export const engines: Readonly<Record<string, (blank: string) => Promise<Browser>>> = { firefox, webkit }
