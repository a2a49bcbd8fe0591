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
