import type { Env } from '../../../src/lib/env.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

/**
 * Headers of the addresses that `pattern` matches: a path, or the start of one before a final `*`. Of two rules that set
 * the same header, the later one holds.
 */
export type HeaderRule = { readonly pattern: string; readonly headers: Readonly<Record<string, string>> }

const year = 31_536_000
const day = 86_400

/** Pictures that other sites show where a page of this one is shared. */
const shared = { 'Cache-Control': `public, max-age=${day}`, 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Browser features that the site does not use, and that nothing on it may ask for. */
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
 * The headers of the site: the one source of what Netlify, Cloudflare Pages, nginx and the local server send. Where no
 * rule says how long a file may be kept, hosts make browsers ask each time (`max-age=0, must-revalidate` or
 * `no-cache`): right for pages, sitemap and feeds.
 */
export function headerRules(env: Env): readonly HeaderRule[] {
  const isHttps = env.siteUrl?.startsWith('https:') === true
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(env),
        // A local build runs on http, where a proxy with a certificate would bind the whole of localhost to https.
        ...(isHttps ? { 'Strict-Transport-Security': `max-age=${year}` } : {}),
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    // The names of these files change with their content.
    { pattern: '/assets/*', headers: { 'Cache-Control': `public, max-age=${year}, immutable` } },
    { pattern: '/social/*', headers: shared },
    { pattern: '/articles/*', headers: shared },
  ]
}

export const isMatch = (pattern: string, pathname: string): boolean =>
  pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern
