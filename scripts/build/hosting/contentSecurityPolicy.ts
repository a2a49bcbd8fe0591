import type { Env } from '../../../src/lib/env.ts'

/** Trusted Types policies that the site's own code creates: DOMPurify's, and that of src/lib/trustedHtml.ts for its result. */
const ownPolicies = ['dompurify', 'articles']

/**
 * The directives that Google documents for conversion measurement with the Google tag
 * (https://developers.google.com/tag-platform/security/guides/csp). `google-ads` is the Trusted Types policy of
 * src/features/consent, `goog#html` the policy that Google's script creates.
 */
const googleScripts = [
  'https://www.googletagmanager.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
]
const googleAds = {
  scripts: googleScripts,
  connections: [...googleScripts, 'https://google.com'],
  frames: ['https://www.googletagmanager.com'],
  policies: ['google-ads', 'goog#html'],
} as const

/**
 * The Content Security Policy of every response, an allowlist: scripts and styles load only from files of the site (no
 * inline code, no eval), with an advertising account scripts also from Google; strings become HTML only through a named
 * Trusted Types policy, and the page connects only to the configured services. Pictures may load from any https address,
 * because articles embed pictures of other hosts; until the boot script has run, a form is sent by e-mail.
 */
export function contentSecurityPolicy(env: Env): string {
  const ads = env.googleAdsId === undefined ? undefined : googleAds
  const serviceAddresses = [env.supabaseUrl, env.contactFormUrl, env.enquiryFormUrl, env.geolocationUrl]
  const origins = serviceAddresses.flatMap((address) =>
    address === undefined || !URL.canParse(address) ? [] : new URL(address).origin,
  )
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(ads?.scripts ?? [])],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...origins, ...(ads?.connections ?? [])])],
    'manifest-src': ["'self'"],
    'frame-src': ads?.frames ?? ["'none'"],
    'form-action': ["'self'", 'mailto:'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...ownPolicies, ...(ads?.policies ?? [])],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
