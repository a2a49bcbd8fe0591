import { problemOfPublicKey, problemOfSecret } from './supabaseKey.ts'
import { cleanValue } from './typedText.ts'

/**
 * Every external address of the site, read and validated once. All are optional for a local build (no VITE_SITE_URL):
 * what is unset is answered by the embedded backend at the same origin. A build for a real site names everything that
 * is missing or malformed at once. Documented in `.env.example`; rules in docs/product.md, "Settings".
 */
export type Env = {
  /** Origin of the real site; `undefined` in a local build. The site cannot be below a path. */
  readonly siteUrl: string | undefined
  /** Address of the Supabase project, without `/rest/v1`; a path such as `/supabase` is on the site's own origin. */
  readonly supabaseUrl: string
  readonly supabaseAnonKey: string
  readonly contactFormUrl: string
  readonly enquiryFormUrl: string
  /** The service whose `/json/` answers with `country_code`; `undefined` switches the look-up off. */
  readonly geolocationUrl: string | undefined
  readonly schedulingUrl: string
  /** Account and label of the conversion action. */
  readonly googleAds: { readonly id: string; readonly label: string } | undefined
}

type Raw = Readonly<Record<string, unknown>>

/** Addresses that the embedded backend answers (scripts/serve/backend). */
export const embedded = {
  supabase: '/supabase',
  contactForm: '/forms/contact',
  enquiryForm: '/forms/enquiry',
  geolocation: '/geolocation',
} as const

/** Where "Schedule a consultation" leads when no scheduling service is set. */
const sampleScheduling = 'https://scheduling.example/roqueta/consultation'

/** The dashboard shows the project's address with and without it; clients append it. */
const restPath = /\/+rest(?:\/+v1(?:\/.*)?)?$/

export class EnvError extends Error {
  override name = 'EnvError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The settings of this build need attention (see .env.example):\n- ${problems.join('\n- ')}`)
    this.problems = problems
  }
}

/** @throws {EnvError} naming every missing or malformed variable. */
export function parseEnv(raw: Raw): Env {
  const secrets = Object.entries(raw).flatMap(([name, value]) => {
    const problem = typeof value === 'string' && name.startsWith('VITE_') ? problemOfSecret(value) : undefined
    return problem === undefined ? [] : [`${name} ${problem}`]
  })
  // Alone: the sentences about other problems quote values.
  if (secrets.length > 0) throw new EnvError(secrets)
  const problems: string[] = []
  const text = (name: string): string | undefined => {
    const value = raw[name]
    return (typeof value === 'string' && cleanValue(value)) || undefined
  }
  /** A base, to which paths are appended, loses its trailing slash; the address of a form is used as it is. */
  const url = (name: string, isBase = true): string | undefined => {
    const value = text(name)
    if (value === undefined) return undefined
    const parsed = URL.canParse(value) ? new URL(value) : undefined
    if (parsed !== undefined && (parsed.username !== '' || parsed.password !== '')) {
      problems.push(
        `${name} contains a user name or a password, and a build publishes it. Remove what is before the @.`,
      )
      return undefined
    }
    const isLoopback = parsed?.hostname === 'localhost' || parsed?.hostname === '127.0.0.1'
    if (isBase && /[?#]/.test(value)) {
      problems.push(`${name} must not contain ? or #, because paths are appended to it, but is "${value}".`)
      return undefined
    }
    if (parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && isLoopback))
      return isBase ? value.replace(/\/+$/, '') : value
    problems.push(`${name} must be an https address, but is "${value}".`)
    return undefined
  }
  const publicKey = (name: string): string | undefined => {
    const value = text(name)
    const problem = value === undefined ? undefined : problemOfPublicKey(value)
    if (problem !== undefined) problems.push(`${name} ${problem}`)
    return value
  }
  const projectUrl = (name: string): string | undefined => {
    const value = url(name)
    if (value === undefined || !/^https:\/\/(?:\w+\.)?supabase\.com(?:\/|$)/.test(value))
      return value?.replace(restPath, '')
    problems.push(
      `${name} is a page of Supabase's dashboard. The project's address is like https://abcdefgh.supabase.co.`,
    )
    return undefined
  }
  const origin = (name: string): string | undefined => {
    const value = url(name)
    if (value === undefined) return undefined
    const parsed = new URL(value)
    const isHost = parsed.hostname === 'localhost' || /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(parsed.hostname)
    if (isHost && parsed.href === `${parsed.origin}/`) return parsed.origin
    problems.push(`${name} must be an origin such as https://www.agency.com, without a path, but is "${value}".`)
    return undefined
  }
  const pattern = (name: string, shape: RegExp, example: string): string | undefined => {
    const value = text(name)
    if (value === undefined || shape.test(value)) return value
    problems.push(`${name} must look like ${example}, but is "${value}".`)
    return undefined
  }

  const siteUrl = origin('VITE_SITE_URL')
  const isReal = text('VITE_SITE_URL') !== undefined
  const required = (name: string, value: string | undefined, fallback: string): string => {
    if (isReal && text(name) === undefined)
      problems.push(`${name} is not set, and a build with VITE_SITE_URL needs it.`)
    return value ?? fallback
  }
  const adsId = pattern('VITE_GOOGLE_ADS_ID', /^AW-\d+$/, 'AW-123456789')
  const adsLabel = pattern('VITE_GOOGLE_ADS_CONVERSION_LABEL', /^[\w-]+$/, 'AbC-D_efGh12')
  // A conversion is reported to an account under a label: one without the other measures nothing.
  const needs = (name: string, other: string): void => {
    if (text(name) !== undefined && text(other) === undefined)
      problems.push(`${other} is not set, and ${name} needs it.`)
  }
  needs('VITE_GOOGLE_ADS_ID', 'VITE_GOOGLE_ADS_CONVERSION_LABEL')
  needs('VITE_GOOGLE_ADS_CONVERSION_LABEL', 'VITE_GOOGLE_ADS_ID')

  const env: Env = {
    siteUrl,
    supabaseUrl: required('VITE_SUPABASE_URL', projectUrl('VITE_SUPABASE_URL'), embedded.supabase),
    supabaseAnonKey: required('VITE_SUPABASE_ANON_KEY', publicKey('VITE_SUPABASE_ANON_KEY'), 'embedded'),
    contactFormUrl: required('VITE_CONTACT_FORM_URL', url('VITE_CONTACT_FORM_URL', false), embedded.contactForm),
    enquiryFormUrl: required('VITE_ENQUIRY_FORM_URL', url('VITE_ENQUIRY_FORM_URL', false), embedded.enquiryForm),
    // Providers show the address with it.
    geolocationUrl: url('VITE_GEOLOCATION_URL')?.replace(/\/json$/, '') ?? (isReal ? undefined : embedded.geolocation),
    schedulingUrl: required('VITE_SCHEDULING_URL', url('VITE_SCHEDULING_URL', false), sampleScheduling),
    googleAds: adsId === undefined || adsLabel === undefined ? undefined : { id: adsId, label: adsLabel },
  }
  if (problems.length > 0) throw new EnvError(problems)
  return env
}

/** The settings of services that measure, and only after consent. What one of them needs is a `Record<MeasuringService, …>`. */
const measuring = ['googleAds'] as const satisfies readonly (keyof Env)[]
export type MeasuringService = (typeof measuring)[number]

/** The services that a build with these settings has. */
export const measuringServices = (env: Env): readonly MeasuringService[] =>
  measuring.filter((service) => env[service] !== undefined)

/** Whether a build with these settings has a service that needs consent. */
export const asksConsent = (env: Env): boolean => measuringServices(env).length > 0

/** The settings of this build, as vite.config.ts has validated them; outside of a build, those of the process. */
export const env: Env = typeof __ENV__ === 'undefined' ? parseEnv(import.meta.env ?? {}) : __ENV__
