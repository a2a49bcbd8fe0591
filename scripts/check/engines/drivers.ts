import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { launch, type ElementHandle } from 'puppeteer-core'
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
  readonly close: () => Promise<void>
}
export type Engine = {
  readonly install: string
  readonly isMissing: () => boolean
  /** @param blank an address of the site without scripts */
  readonly start: (blank: string) => Promise<Browser>
}

/** Scrolls to the first visible element that matches. Runs in the page. */
function visibleElement(selector: string): Element | null {
  const elements = [...document.querySelectorAll(selector)]
  const element = elements.find((it) => it.checkVisibility({ visibilityProperty: true }))
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element ?? null
}

const executable = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'

/** Firefox, over WebDriver BiDi. */
const firefox: Engine = {
  install: 'apt-get install firefox-esr (Debian), or set FIREFOX_PATH to the file of Firefox',
  isMissing: () => !fs.existsSync(executable),
  start: async () => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: executable,
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
      open: (url) => page.goto(url),
      back: () => page.goBack(),
      evaluate: async (inPage, ...args) => page.evaluate(inPage as never, ...args),
      click: async (selector) => (await element(selector)).click(),
      type: async (selector, text) => (await element(selector)).type(text),
      close: () => browser.close(),
    }
  },
}

const [miniBrowser = ''] = fs.globSync('/usr/lib/*/webkit2gtk-4.?/MiniBrowser')
/** WebKitGTK has no headless mode. */
const screen = ['xvfb-run', '-a', '-s', '-screen 0 1600x1200x24']
const command = [...(process.env['DISPLAY'] === undefined ? screen : []), 'WebKitWebDriver']

/** WebKitGTK's MiniBrowser, over W3C WebDriver. */
const webkit: Engine = {
  install: 'apt-get install webkit2gtk-driver xvfb xauth (Debian); other systems: in a container',
  isMissing: () => miniBrowser === '',
  start: async (blank) => {
    const port = await freePort('127.0.0.1')
    const [file = '', ...rest] = command
    const env = { ...process.env, LANG: 'en_US.UTF-8' }
    // A process group: the screen's shell, the driver and the browser end together.
    const driver = spawn(file, [...rest, `--port=${port}`], { env, stdio: 'ignore', detached: true })
    const stop = () => driver.pid !== undefined && process.kill(-driver.pid)
    process.once('exit', stop)
    process.once('SIGINT', () => process.exit(130))
    const root = `http://127.0.0.1:${port}`
    if (!(await answers(`${root}/status`))) throw new Error(`${command.join(' ')} does not answer.`)
    const args = ['--automation', '--javascript-can-open-windows-automatically=true']
    const options = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: miniBrowser, args } }
    const created = await send<{ sessionId: string }>(`${root}/session`, { capabilities: { alwaysMatch: options } })
    const session = `${root}/session/${created.sessionId}`
    const run = <Result>(inPage: { toString: () => string }, ...values: readonly unknown[]) =>
      send<Result>(`${session}/execute/sync`, { script: `return (${String(inPage)})(...arguments)`, args: values })

    // The toolbar of the first window is wider than a phone; a popup has none.
    await send(`${session}/url`, { url: blank })
    await run(() => void window.open(location.href, '', 'popup'))
    await send(`${session}/window`, { handle: (await send<string[]>(`${session}/window/handles`)).at(-1) })

    const element = async (selector: string): Promise<string> => {
      const found = await run<Readonly<Record<string, string>> | null>(visibleElement, selector)
      if (found === null) throw new Error(`${selector} is not visible`)
      return `${session}/element/${Object.values(found)[0]}`
    }
    return {
      resize: (width, height) => send(`${session}/window/rect`, { x: 0, y: 0, width, height }),
      open: (url) => send(`${session}/url`, { url }),
      back: () => send(`${session}/back`, {}),
      evaluate: (inPage, ...values) => run(inPage, ...values),
      click: async (selector) => send(`${await element(selector)}/click`, {}),
      type: async (selector, text) => send(`${await element(selector)}/value`, { text }),
      close: async () => {
        await send(session, undefined, 'DELETE')
        process.off('exit', stop)
        stop()
      },
    }
  },
}

/** Sends a command of W3C WebDriver. */
async function send<Result = void>(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Result> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: Result & { readonly message?: string } }
  if (!response.ok) throw new Error(value.message ?? `${url} answered ${response.status}`)
  return value
}

export const engines = { firefox, webkit } as const
