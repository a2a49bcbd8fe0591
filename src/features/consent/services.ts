import { measuringServices, type Env, type MeasuringService } from '../../lib/env.ts'
import { adsCookies, createAds } from './ads.ts'

/** A service that measures, and only after consent. */
export type Service = {
  /** The visitor has agreed: loads the service and reports the queued leads. */
  readonly grant: () => void
  /** The visitor has refused or withdrawn consent: drops the queued leads and reports nothing more. */
  readonly deny: () => void
  /** Reports a lead, queues it in memory until the visitor decides, or drops it. */
  readonly count: (lead: string) => void
}

/** Cookies that the services set on this site's domain, deleted when consent is withdrawn. */
export const serviceCookies: readonly RegExp[] = adsCookies

const create: Readonly<Record<MeasuringService, (env: Env) => Service | undefined>> = {
  googleAds: ({ googleAds }) => googleAds && createAds(googleAds),
}

/** The services of a build with these settings. */
export const servicesOf = (env: Env): readonly Service[] =>
  measuringServices(env).flatMap((name) => create[name](env) ?? [])
