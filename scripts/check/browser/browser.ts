import fs from 'node:fs'
import { chromium } from 'playwright'

/** Where Linux distributions and installers put a Chromium. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** Chromium without a user interface: a test takes two thirds of the time. */
const systemShell = '/usr/bin/chromium-headless-shell'

type Surroundings = {
  /** Where Playwright would keep its own Chromium. */
  readonly own: string
  /** CHROMIUM_PATH of the environment. */
  readonly named: string | undefined
  readonly exists: (file: string) => boolean
}

const here = (): Surroundings => ({
  own: chromium.executablePath(),
  named: process.env['CHROMIUM_PATH'],
  exists: (file) => fs.existsSync(file),
})

/** Playwright's own browser, else CHROMIUM_PATH, else one that the system has. */
export function findBrowser({ own, named, exists }: Surroundings = here()): string | undefined {
  return [own, named, ...systemBrowsers].find((file) => file !== undefined && file !== '' && exists(file))
}

export type LaunchOptions = { readonly executablePath?: string; readonly args: string[] }

/**
 * Playwright's launch options for the whole browser. Without any browser the path is left out, so that reading a
 * configuration does not fail where no browser is needed; scripts/check/browser/ensureBrowser.ts installs one.
 */
export function chromiumLaunch(file: string | undefined = findBrowser()): LaunchOptions {
  return {
    ...(file === undefined ? {} : { executablePath: file }),
    // Chromium refuses to start its sandbox for root, which containers usually are.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }
}

/** Playwright's launch options for tests: the shell of the system if that is where the browser comes from. */
export function testLaunch(surroundings: Surroundings = here()): LaunchOptions {
  const browser = findBrowser(surroundings)
  const isOfSystem = browser !== undefined && systemBrowsers.includes(browser)
  return chromiumLaunch(isOfSystem && surroundings.exists(systemShell) ? systemShell : browser)
}
