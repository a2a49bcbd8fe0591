import { spawnSync } from 'node:child_process'

/** `npm run test:hosts`: specs of `e2e` on nginx, with the configuration that the build wrote. The second visits the site of `npm run rehearse`. */
const specs = ['e2e/hosting.spec.ts', 'e2e/siteConf.spec.ts']

if (spawnSync('nginx', ['-v']).error !== undefined)
  console.log('Skipped: nginx is not installed here (on Debian: apt-get install nginx-light).')
else {
  const env = { ...process.env, SITE_SERVER: 'nginx' }
  const { status } = spawnSync(`npm run --silent test:e2e -- ${specs.join(' ')}`, {
    shell: true,
    stdio: 'inherit',
    env,
  })
  if (status !== 0) process.exitCode = 1
}
