import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

const hosts = ['nginx', 'cloudflare'] as const

/** What every server of the site must do: rules, policy and navigation; on nginx also the site of `npm run rehearse`. */
const flows = ['hosting', 'policy', 'navigation', 'rehearsal'].map((name) => `e2e/${name}.spec.ts`)

const require = createRequire(import.meta.url)
const playwright = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js')

const isMissing = (host: string): boolean => host === 'nginx' && spawnSync('nginx', ['-v']).error !== undefined

/**
 * `npm run test:hosts`: flows on Debian's nginx, with the configuration that the build wrote, and on the runtime of Cloudflare
 * Pages. A first argument `nginx` or `cloudflare` chooses one; others are Playwright's, such as the files of all flows (`e2e`).
 */
const [first = '', ...rest] = process.argv.slice(2)
const chosen = hosts.filter((host) => host === first)
const given = chosen.length > 0 ? rest : process.argv.slice(2)
for (const host of chosen.length > 0 ? chosen : hosts) {
  console.log(`\n${host}`)
  if (isMissing(host)) {
    console.log('Skipped: nginx is not installed here (on Debian: apt-get install nginx-light).')
    continue
  }
  const { status } = spawnSync(
    process.execPath,
    [playwright, 'test', '-c', 'e2e/playwright.config.ts', ...(given.length > 0 ? given : flows)],
    { stdio: 'inherit', env: { ...process.env, SITE_SERVER: host } },
  )
  if (status !== 0) process.exitCode = 1
}
