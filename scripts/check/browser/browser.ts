import fs from 'node:fs'
import { chromium } from 'playwright'

/** Where Linux distributions and installers put a Chromium. */
export const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** Debian's Chromium without a user interface first: a test takes two thirds of the time. */
const browsers = ['/usr/bin/chromium-headless-shell', ...wholeBrowsers]

/** Playwright's own browser, else CHROMIUM_PATH, else one that the system has. */
export const findBrowser = (ofSystem = browsers): string | undefined =>
  [chromium.executablePath(), process.env['CHROMIUM_PATH'], ...ofSystem].find((file) => fs.existsSync(file ?? ''))

/**
 * Playwright's launch options. Without any browser the path is left out, so that reading a configuration does not fail where
 * no browser is needed; scripts/check/browser/ensureBrowser.ts installs one. What the shell does differently (it has no
 * back/forward cache and loads lazy pictures earlier) is measured with `wholeBrowsers`.
 */
export function chromiumLaunch(ofSystem = browsers): { readonly executablePath?: string; readonly args: string[] } {
  const file = findBrowser(ofSystem)
  return {
    ...(file === undefined ? {} : { executablePath: file }),
    // Chromium refuses to start its sandbox for root, which containers usually are.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  }
}
