import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { answers, freePort } from '../../serve/ports.ts'
import { visibleElement, type Engine } from './browser.ts'

const service = process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver'
const [miniBrowser = ''] = fs.globSync('/usr/lib/*/webkit2gtk-4.?/MiniBrowser')
const needsScreen = process.env['DISPLAY'] === undefined && process.env['WAYLAND_DISPLAY'] === undefined

/** WebKitGTK's MiniBrowser, over WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: () => {
    const isThere = [service, miniBrowser, ...(needsScreen ? ['/usr/bin/Xvfb'] : [])].every((file) =>
      fs.existsSync(file),
    )
    return isThere
      ? undefined
      : 'WebKit is missing: apt-get install webkit2gtk-driver xvfb (Debian, Ubuntu). Other systems: run it in a container.'
  },
  start: async (blank) => {
    const screen = needsScreen ? await startScreen() : undefined
    const env = { ...process.env, LANG: 'en_US.UTF-8', ...(screen && { DISPLAY: screen.name }) }
    const port = await freePort('127.0.0.1')
    const driver = spawn(service, [`--port=${port}`], { env, stdio: 'ignore' })
    process.once('exit', () => driver.kill())
    const root = `http://127.0.0.1:${port}`
    if (!(await answers(`${root}/status`))) throw new Error(`${service} does not answer.`)
    const args = ['--automation', '--javascript-can-open-windows-automatically=true']
    const options = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: miniBrowser, args } }
    const created = await send<{ sessionId: string }>(`${root}/session`, { capabilities: { alwaysMatch: options } })
    const session = `${root}/session/${created.sessionId}`
    const run = <Result>(inPage: { toString: () => string }, ...rest: readonly unknown[]) =>
      send<Result>(`${session}/execute/sync`, { script: `return (${String(inPage)})(...arguments)`, args: rest })

    // The toolbar of the first window is wider than a phone; a popup has none.
    await send(`${session}/url`, { url: blank })
    const first = await send<string>(`${session}/window`)
    await run(() => void window.open(location.href, '', 'popup'))
    const popup = (await send<string[]>(`${session}/window/handles`)).find((handle) => handle !== first)
    await send(`${session}/window`, { handle: popup })

    const element = async (selector: string): Promise<string> => {
      const found = await run<Readonly<Record<string, string>> | null>(visibleElement, selector)
      if (found === null) throw new Error(`${selector} is not visible`)
      return `${session}/element/${Object.values(found)[0]}`
    }
    return {
      resize: (width, height) => send(`${session}/window/rect`, { x: 0, y: 0, width, height }),
      open: (url) => send(`${session}/url`, { url }),
      back: () => send(`${session}/back`, {}),
      evaluate: (inPage, ...rest) => run(inPage, ...rest),
      click: async (selector) => send(`${await element(selector)}/click`, {}),
      type: async (selector, text) => send(`${await element(selector)}/value`, { text }),
      choose: async (selector, value) => {
        const option = { using: 'css selector', value: `option[value=${JSON.stringify(value)}]` }
        const found = await send<Readonly<Record<string, string>>>(`${await element(selector)}/element`, option)
        await send(`${session}/element/${Object.values(found)[0]}/click`, {})
      },
      close: async () => {
        await send(session, undefined, 'DELETE')
        driver.kill()
        screen?.close()
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

type Screen = {
  /** For DISPLAY. */
  readonly name: string
  /** Until it is closed, its process keeps this one running. */
  readonly close: () => void
}

/** Starts a screen in memory, since WebKitGTK has no headless mode. */
async function startScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(server.stdout, 'data')) as [Buffer]
  process.once('exit', () => server.kill())
  return { name: `:${number.toString().trim()}`, close: () => server.kill() }
}
