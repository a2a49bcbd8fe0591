import fs from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

/** Chromium without a user interface, from Debian: a test takes two thirds of the time. */
const systemShell = '/usr/bin/chromium-headless-shell'
/** Where Linux distributions and installers put a Chromium. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Playwright's own browser, else CHROMIUM_PATH, else one that the system has; the shell has no back/forward cache. */
export function findBrowser({ isWhole = false } = {}): string | undefined {
  const ofSystem = isWhole ? systemBrowsers : [systemShell, ...systemBrowsers]
  return [chromium.executablePath(), process.env['CHROMIUM_PATH'], ...ofSystem].find((file) =>
    fs.existsSync(file ?? ''),
  )
}

/**
 * Playwright's launch options. Without any browser the path is left out, so that reading a configuration does not fail where
 * no browser is needed; scripts/check/browser/ensureBrowser.ts installs one.
 */
export function chromiumLaunch(needs?: Parameters<typeof findBrowser>[0]): LaunchOptions & { readonly args: string[] } {
  const file = findBrowser(needs)
  return {
    ...(file === undefined ? {} : { executablePath: file }),
    // Chromium refuses to start its sandbox for root, which containers usually are.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }
}
