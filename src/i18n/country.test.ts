import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage, refusingStorage } from '../testing/memoryStorage.ts'
import { countryLookupDelay, lookUpCountry } from './country.ts'

const service = 'https://geolocation.example'
const answering = (body: unknown, init?: ResponseInit) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), init))

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

describe('the country of a visitor', () => {
  test('is what the service answers', async () => {
    const fetcher = answering({ country_code: 'AT' })
    await expect(lookUpCountry(service, fetcher)).resolves.toBe('AT')
    expect(fetcher).toHaveBeenCalledWith(`${service}/json/`, expect.objectContaining({ credentials: 'omit' }))
  })

  const failures: readonly (readonly [string, typeof fetch])[] = [
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a timeout', () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'))],
    ['an error status', answering({ country_code: 'DE' }, { status: 429 })],
    ['something that is not JSON', async () => new Response('<html>')],
    ['null', answering(null)],
    ['a text', answering('DE')],
    ['no country', answering({ ip: '192.0.2.1' })],
    ['a number', answering({ country_code: 49 })],
    ['a name', answering({ country_code: 'Germany' })],
    ['lower case', answering({ country_code: 'de' })],
  ]
  test.each(failures)('is unknown, silently, after %s', async (_, fetcher) => {
    await expect(lookUpCountry(service, fetcher)).resolves.toBeUndefined()
  })

  test('is asked for once a visit', async () => {
    const fetcher = answering({ country_code: 'CH' })
    await lookUpCountry(service, fetcher)
    await expect(lookUpCountry(service, fetcher)).resolves.toBe('CH')
    expect(fetcher).toHaveBeenCalledOnce()
  })

  test('is not asked for again after a failure', async () => {
    await lookUpCountry(service, () => Promise.reject(new TypeError('Failed to fetch')))
    const fetcher = answering({ country_code: 'DE' })
    await expect(lookUpCountry(service, fetcher)).resolves.toBeUndefined()
    expect(fetcher).not.toHaveBeenCalled()
  })

  test('is found where nothing can be remembered', async () => {
    vi.stubGlobal('sessionStorage', refusingStorage())
    await expect(lookUpCountry(service, answering({ country_code: 'DE' }))).resolves.toBe('DE')
  })

  test('is looked up 100 ms after the start', () => {
    expect(countryLookupDelay).toBe(100)
  })
})
