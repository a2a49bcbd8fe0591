import { spawnSync } from 'node:child_process'
import { runCommand, StartError } from '../../serve/backend/startError.ts'
import { findBrowser } from './browser.ts'

type System = { readonly isRoot: boolean; readonly hasApt: boolean }
type Surroundings = System & {
  readonly find: () => string | undefined
  readonly run: (command: string, args: readonly string[]) => unknown
}

const install = 'apt-get install -q -y --no-install-recommends'

/** Commands that install a browser, the preferred one first. Those for system packages are for root only: others would be asked for a password. */
export function attempts({ isRoot, hasApt }: System): readonly (readonly [command: string, ...args: string[]])[] {
  if (!isRoot || !hasApt) return [['playwright', 'install', '--no-shell', 'chromium']]
  return [
    ['playwright', 'install', '--with-deps', '--no-shell', 'chromium'],
    ['sh', '-c', `apt-get update -q && ${install} chromium && (${install} chromium-headless-shell || true)`],
  ]
}

/**
 * Finds a browser, or installs one.
 * @throws {StartError} listing the attempts and a manual fix, when none can be installed.
 */
export function ensureBrowser({ find, run, ...system }: Surroundings): string {
  const ways = attempts(system)
  for (const [command, ...args] of ways) if (find() === undefined) run(command, args)
  const browser = find()
  if (browser !== undefined) return browser
  throw new StartError(
    [
      'The tests need a Chromium, and none could be had. Tried:',
      ...ways.map((way) => `- ${way.join(' ')}`),
      'Do one of these and run again:',
      '- npx playwright install --with-deps chromium (asks for administrator rights)',
      '- install Chromium or Chrome with the package manager of the system',
      '- set CHROMIUM_PATH to the file of a Chromium that is already there',
    ].join('\n'),
  )
}

if (import.meta.main)
  await runCommand(async () => {
    const browser = ensureBrowser({
      find: findBrowser,
      isRoot: process.getuid?.() === 0,
      hasApt: spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0,
      run: (command, args) => spawnSync(command, args, { stdio: 'inherit' }),
    })
    console.log(`The tests use ${browser}.`)
  })
