import { company } from '../content/company.ts'
import type { Env } from '../lib/env.ts'

/** The origin that canonicals, alternates, the sitemap and structured data name. */
export const siteOrigin = ({ siteUrl }: Pick<Env, 'siteUrl'>): string => siteUrl ?? company.url
