import { visitStore } from '../lib/storage.ts'

/** Countries whose visitors are moved from English to German. */
export const germanSpeakingCountries: readonly string[] = ['DE', 'AT', 'CH']

/** Delay of the country look-up after hydration, milliseconds. */
export const countryLookupDelay = 100

const answerKey = 'visitor-country'
const none = '-'

/**
 * The visitor's ISO 3166 country code, asked once a visit. Any failure (blocked, slow, malformed) is silent and
 * answers `undefined`; it too is remembered so that the service is not asked again.
 */
export async function lookUpCountry(serviceUrl: string, fetcher: typeof fetch = fetch): Promise<string | undefined> {
  const stored = visitStore.read(answerKey)
  if (stored !== null) return stored === none ? undefined : stored
  const code = await ask(serviceUrl, fetcher)
  visitStore.write(answerKey, code ?? none)
  return code
}

async function ask(serviceUrl: string, fetcher: typeof fetch): Promise<string | undefined> {
  try {
    const response = await fetcher(`${serviceUrl}/json/`, { signal: AbortSignal.timeout(5000), credentials: 'omit' })
    if (!response.ok) return undefined
    const body: unknown = await response.json()
    const code = typeof body === 'object' && body !== null && 'country_code' in body ? body.country_code : undefined
    return typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : undefined
  } catch {
    return undefined
  }
}
