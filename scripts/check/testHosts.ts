import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const playwright = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js')

/** What every server of the site must do; on nginx also the site of `npm run rehearse`. */
const flows = { nginx: ['hosting', 'rehearsal'], cloudflare: ['hosting'] }

/**
 * `npm run test:hosts`: flows on Debian's nginx, with the configuration that the build wrote, and on the runtime of Cloudflare
 * Pages (https://developers.cloudflare.com/workers/wrangler/commands/pages/).
 */
for (const [host, names] of Object.entries(flows)) {
  console.log(`\n${host}`)
  if (host === 'nginx' && spawnSync('nginx', ['-v']).error !== undefined) {
    console.log('Skipped: nginx is not installed here (on Debian: apt-get install nginx-light).')
    continue
  }
  const files = names.map((name) => `e2e/${name}.spec.ts`)
  const { status } = spawnSync(process.execPath, [playwright, 'test', '-c', 'e2e/playwright.config.ts', ...files], {
    stdio: 'inherit',
    env: { ...process.env, SITE_SERVER: host },
  })
  if (status !== 0) process.exitCode = 1
}
