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

/** The browser that the tests use: Playwright's own, else CHROMIUM_PATH, else one that the system has. */
export function findBrowser({ own, named, exists }: Surroundings = here()): string | undefined {
  return [own, named, ...systemBrowsers].find((file) => file !== undefined && file !== '' && exists(file))
}

export type LaunchOptions = { readonly executablePath?: string; readonly args: string[] }

/**
 * Playwright's launch options. Without any browser, Playwright's own path is used, so that reading a configuration does
 * not fail where no browser is needed; scripts/check/browser/ensureBrowser.ts installs one.
 */
export function chromiumLaunch(): LaunchOptions {
  const file = findBrowser()
  return {
    ...(file === undefined || file === chromium.executablePath() ? {} : { executablePath: file }),
    // Chromium refuses to start its sandbox for root, which containers usually are.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }
}
