import { cloudflare } from './cloudflare.ts'
import type { Host } from './host.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'

/**
 * The hosts for which a build writes configuration. `npm run test:hosts` asks Cloudflare's runtime and nginx, hosting.test.ts what
 * Netlify's parsers read.
 */
export const hosts = { netlify, cloudflare, nginx } satisfies Readonly<Record<string, Host>>
