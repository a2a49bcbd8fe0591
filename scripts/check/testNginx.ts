import { spawnSync } from 'node:child_process'

/** `npm run test:nginx`: the flows once more, on nginx with the configuration that the build wrote. Arguments are Playwright's. */
if (spawnSync('nginx', ['-v']).error !== undefined)
  console.log('Skipped: nginx is not installed here (on Debian: apt-get install nginx-light).')
else {
  const { status } = spawnSync('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, SITE_SERVER: 'nginx' },
  })
  process.exitCode = status ?? 1
}
