import { spawnSync } from 'node:child_process'
import { findBrowser, wholeBrowsers } from './browser.ts'

/** Finds a browser for the tests, or installs one; system packages only for root, whom nobody asks for a password. */
const isRoot = process.getuid?.() === 0
const apt = 'apt-get install -q -y --no-install-recommends'
const commands = isRoot
  ? [
      'playwright install --with-deps --no-shell chromium',
      `apt-get update -q && ${apt} chromium && (${apt} chromium-headless-shell || true)`,
    ]
  : ['playwright install --no-shell chromium']

for (const command of commands)
  if (findBrowser(wholeBrowsers) === undefined) spawnSync(command, { shell: true, stdio: 'inherit' })

const browser = findBrowser(wholeBrowsers)
if (browser === undefined) {
  console.error(
    'The tests need a Chromium, and none could be installed. Install Chromium or Chrome with the package manager of the system, ' +
      'or set CHROMIUM_PATH to the file of one, and run again.',
  )
  process.exitCode = 1
} else console.log(`The tests use ${browser}.`)
