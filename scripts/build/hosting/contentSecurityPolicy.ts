import { measuringServices, type Env, type MeasuringService } from '../../../src/lib/env.ts'

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
}

/** What each service may load and contact; the addresses of some are a setting. */
const allowances: Readonly<Record<MeasuringService, (env: Env) => typeof googleAds>> = { googleAds: () => googleAds }

/**
 * The Content Security Policy of every response, an allowlist: scripts and styles load only from files of the site (no
 * inline code, no eval) and of the services that measure; strings become HTML only through a named
 * Trusted Types policy, and the page connects only to the configured services. Pictures may load from any https address,
 * because articles embed pictures of other hosts; until the boot script has run, a form is sent by e-mail.
 */
export function contentSecurityPolicy(env: Env): string {
  const services = measuringServices(env).map((service) => allowances[service](env))
  const allowed = (what: keyof typeof googleAds) => services.flatMap((service) => service[what])
  const serviceAddresses = [env.supabaseUrl, env.contactFormUrl, env.enquiryFormUrl, env.geolocationUrl]
  const origins = serviceAddresses.flatMap((address) =>
    address === undefined || !URL.canParse(address) ? [] : new URL(address).origin,
  )
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...allowed('scripts')],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...origins, ...allowed('connections')])],
    'frame-src': allowed('frames').length > 0 ? allowed('frames') : ["'none'"],
    'form-action': ["'self'", 'mailto:'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...ownPolicies, ...allowed('policies')],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
