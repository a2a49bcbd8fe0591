export const port = Number(process.env['PORT'] ?? 4180)

/** What serves the site under test: the local server, or one of `hosts`. */
export const siteServer = process.env['SITE_SERVER'] ?? 'local'

type Host = {
  /** Serves `dist` on `port`, with the configuration that the build wrote. */
  readonly command: string
  /** Specs of this folder that it has to pass. */
  readonly specs: readonly string[]
  /** A program that has to be installed, and the Debian package that has it. */
  readonly program?: readonly [name: string, debian: string]
}

/** Where `npm run test:hosts` tries the site. */
export const hosts: Readonly<Record<string, Host>> = {
  // Also the site of `npm run rehearse`.
  nginx: {
    command: 'node e2e/support/nginx.ts',
    specs: ['hosting', 'rehearsal'],
    program: ['nginx', 'nginx-light'],
  },
  // https://developers.cloudflare.com/workers/wrangler/commands/pages/
  cloudflare: {
    command: `npx wrangler pages dev dist --ip 127.0.0.1 --port ${port} --compatibility-date 2026-11-01`,
    specs: ['hosting'],
  },
}
