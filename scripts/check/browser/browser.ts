import fs from 'node:fs'
import { chromium } from 'playwright'

/** Chromium without a user interface, from Debian: a test takes two thirds of the time. */
const systemShell = '/usr/bin/chromium-headless-shell'
/** Where Linux distributions and installers put a Chromium. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
export type Needs = {
  /** Whether the shell, which has no back/forward cache, is not enough. */
  readonly isWhole?: boolean
}

/** Playwright's own browser, else CHROMIUM_PATH, else one that the system has. */
export const findBrowser = ({ isWhole = false }: Needs = {}): string | undefined =>
  [chromium.executablePath(), process.env['CHROMIUM_PATH'], ...(isWhole ? [] : [systemShell]), ...systemBrowsers].find(
    (file) => fs.existsSync(file ?? ''),
  )

export type LaunchOptions = { readonly executablePath?: string; readonly args: string[] }

/**
 * Playwright's launch options. Without any browser the path is left out, so that reading a configuration does not fail where
 * no browser is needed; scripts/check/browser/ensureBrowser.ts installs one.
 */
export function chromiumLaunch(needs?: Needs): LaunchOptions {
  const file = findBrowser(needs)
  return {
    ...(file === undefined ? {} : { executablePath: file }),
    // Chromium refuses to start its sandbox for root, which containers usually are.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }
}
