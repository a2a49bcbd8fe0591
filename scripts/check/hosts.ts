import { spawnSync } from 'node:child_process'

type Host = {
  /** Serves `dist` on the port, with the configuration that the build wrote. */
  readonly command: (port: number) => string
  /** Specs of `e2e` that it has to pass. */
  readonly specs: readonly string[]
  /** A program that has to be installed, and the Debian package that has it. */
  readonly program?: readonly [name: string, debian: string]
}

/** Where `npm run test:hosts` tries the site. */
export const hosts: Readonly<Record<string, Host>> = {
  nginx: {
    command: () => 'node e2e/support/nginx.ts',
    // The second visits the site of `npm run rehearse`.
    specs: ['hosting', 'rehearsal'],
    program: ['nginx', 'nginx-light'],
  },
  // https://developers.cloudflare.com/workers/wrangler/commands/pages/
  cloudflare: {
    command: (port) => `npx wrangler pages dev dist --ip 127.0.0.1 --port ${port} --compatibility-date 2026-11-01`,
    specs: ['hosting'],
  },
}

function testOn(host: string, { specs, program }: Host): void {
  console.log(`\n${host}`)
  if (program !== undefined && spawnSync(program[0], ['-v']).error !== undefined) {
    console.log(`Skipped: ${program[0]} is not installed here (on Debian: apt-get install ${program[1]}).`)
    return
  }
  const files = specs.map((name) => `e2e/${name}.spec.ts`).join(' ')
  const env = { ...process.env, SITE_SERVER: host }
  const { status } = spawnSync(`npm run --silent test:e2e -- ${files}`, { shell: true, stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
}

if (import.meta.main) for (const [name, host] of Object.entries(hosts)) testOn(name, host)
