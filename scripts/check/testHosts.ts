import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { hosts } from './hosts.ts'

const require = createRequire(import.meta.url)
const playwright = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js')

/** `npm run test:hosts`: what every server of the site must do, on those of hosts.ts. */
for (const [host, { specs, program }] of Object.entries(hosts)) {
  console.log(`\n${host}`)
  if (program !== undefined && spawnSync(program[0], ['-v']).error !== undefined) {
    console.log(`Skipped: ${program[0]} is not installed here (on Debian: apt-get install ${program[1]}).`)
    continue
  }
  const files = specs.map((name) => `e2e/${name}.spec.ts`)
  const { status } = spawnSync(process.execPath, [playwright, 'test', '-c', 'e2e/playwright.config.ts', ...files], {
    stdio: 'inherit',
    env: { ...process.env, SITE_SERVER: host },
  })
  if (status !== 0) process.exitCode = 1
}
