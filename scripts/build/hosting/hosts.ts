import { cloudflare } from './cloudflare.ts'
import type { Host } from './host.ts'
import { netlify } from './netlify.ts'
import { nginx } from './nginx.ts'

/** The hosts for which a build writes configuration. hosting.test.ts checks what each of them answers. */
export const hosts = { netlify, cloudflare, nginx } satisfies Readonly<Record<string, Host>>
