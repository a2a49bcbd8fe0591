import type { Env } from '../../../src/lib/env.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

/** Headers of the addresses that begin with `pattern` before its final `*`. If two rules set the same header, the later one applies. */
export type HeaderRule = { readonly pattern: string; readonly headers: Readonly<Record<string, string>> }

const year = 31_536_000
const day = 86_400

/** Pictures that other sites embed when a page is shared. */
const shared = { 'Cache-Control': `public, max-age=${day}`, 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Browser features that the site does not use, denied to every script and frame. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/**
 * The site's headers: the single source for Netlify, Cloudflare Pages, nginx and the local server. Without a
 * Cache-Control rule, hosts make browsers revalidate on each request (`max-age=0, must-revalidate` or
 * `no-cache`), as pages, sitemap and feeds require.
 */
export function headerRules(env: Env): readonly HeaderRule[] {
  const isHttps = env.siteUrl?.startsWith('https:') === true
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(env),
        // A local build runs on http; behind an https proxy, HSTS would force https on every localhost server.
        ...(isHttps ? { 'Strict-Transport-Security': `max-age=${year}` } : {}),
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    // The names of these files change with their content. They are public: a copy of a page at a translator or an archive loads them.
    {
      pattern: '/assets/*',
      headers: {
        'Cache-Control': `public, max-age=${year}, immutable`,
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Access-Control-Allow-Origin': '*',
      },
    },
    { pattern: '/social/*', headers: shared },
    { pattern: '/articles/*', headers: shared },
    { pattern: '/drawings/*', headers: shared },
  ]
}

export const isMatch = (pattern: string, pathname: string): boolean => pathname.startsWith(pattern.slice(0, -1))
