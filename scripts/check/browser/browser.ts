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

/** Playwright's own browser, else CHROMIUM_PATH, else one that the system has. */
export const findBrowser = (): string | undefined =>
  [chromium.executablePath(), process.env['CHROMIUM_PATH'], ...systemBrowsers].find((file) => fs.existsSync(file ?? ''))

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
export function testLaunch(): LaunchOptions {
  const browser = findBrowser()
  const isOfSystem = browser !== undefined && systemBrowsers.includes(browser)
  return chromiumLaunch(isOfSystem && fs.existsSync(systemShell) ? systemShell : browser)
}
