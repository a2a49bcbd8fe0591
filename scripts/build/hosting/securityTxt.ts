import { company } from '../../../src/content/company.ts'
import { locales } from '../../../src/i18n/locales.ts'

/** Path of the file (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt'

const day = 86_400_000
/** RFC 9116, 2.5.5: less than a year ahead. Each build renews it. */
const validity = 364 * day

/** How to report a vulnerability (RFC 9116). Expires at midnight UTC, so that builds of one day are equal. */
export function securityTxt(origin: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / day) * day + validity)
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}${securityTxtPath}`,
    '',
  ].join('\n')
}
