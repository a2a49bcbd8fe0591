import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser.ts'

type Attempt = { readonly name: string; readonly command: string; readonly args: readonly string[] }
type Surroundings = {
  readonly find: () => string | undefined
  readonly isRoot: boolean
  readonly hasApt: boolean
  /** Runs a command; answers whether it succeeded. */
  readonly run: (command: string, args: readonly string[]) => boolean
}

/**
 * The ways to a browser, the most exact first. `--with-deps` would ask for a password as anyone but root, so only root
 * gets it.
 */
export function attempts({ isRoot, hasApt }: Pick<Surroundings, 'isRoot' | 'hasApt'>): readonly Attempt[] {
  const playwright = ['install', ...(isRoot && hasApt ? ['--with-deps'] : []), '--no-shell', 'chromium']
  const ways: Attempt[] = [{ name: 'Playwright’s download', command: 'playwright', args: playwright }]
  if (isRoot && hasApt)
    ways.push({
      name: 'Debian’s package',
      command: 'sh',
      args: ['-c', 'apt-get update -q && apt-get install -q -y --no-install-recommends chromium'],
    })
  return ways
}

/**
 * Finds a browser, or installs one.
 * @throws listing the attempts and a manual fix, when none can be installed.
 */
export function ensureBrowser(surroundings: Surroundings): string {
  const present = surroundings.find()
  if (present !== undefined) return present
  const ways = attempts(surroundings)
  for (const { command, args } of ways) {
    surroundings.run(command, args)
    const brought = surroundings.find()
    if (brought !== undefined) return brought
  }
  const tried = ways.map(({ name, command, args }) => `- ${name}: ${[command, ...args].join(' ')}`)
  throw new Error(
    [
      'The tests need a Chromium, and none could be had. Tried:',
      ...tried,
      'Do one of these and run again:',
      '- npx playwright install --with-deps chromium (asks for administrator rights)',
      '- install Chromium or Chrome with the package manager of the system',
      '- set CHROMIUM_PATH to the file of a Chromium that is already there',
    ].join('\n'),
  )
}

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0

if (import.meta.main) {
  try {
    const browser = ensureBrowser({
      find: findBrowser,
      isRoot: process.getuid?.() === 0,
      hasApt: spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0,
      run: succeeds,
    })
    console.log(`The tests use ${browser}.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
