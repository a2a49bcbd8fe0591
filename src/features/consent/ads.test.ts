import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { createAds } from './ads.ts'

type Script = { async: boolean; src: string }
const landing = 'https://www.roqueta.example/en/buy-property-mallorca?gclid=abc'
const referrer = 'https://www.google.com/'
const account = { id: 'AW-1', label: 'Label' }
let scripts: Script[] = []

beforeEach(() => {
  scripts = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: landing } as PerformanceEntry])
  vi.stubGlobal('document', {
    referrer,
    createElement: () => ({ async: false, src: '' }),
    head: { append: (script: Script) => scripts.push(script) },
  })
})

// Files share their globals: another file's database would take this for a browser.
afterAll(() => vi.unstubAllGlobals())

/** The queued commands of the service, as arrays. */
const commands = () => ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((each) => [...(each as unknown[])])
const events = () => commands().filter(([name]) => name === 'event')
const conversion = (lead: string) => [
  'event',
  'conversion',
  { send_to: 'AW-1/Label', value: 1, currency: 'EUR', transaction_id: lead },
]

describe('before the decision', () => {
  test('everything is denied before anything else, and nothing is loaded', () => {
    createAds(account)
    expect(commands()).toEqual([
      [
        'consent',
        'default',
        { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
      ],
    ])
    expect(scripts).toEqual([])
  })

  test('leads wait in memory, nothing is stored for them, and each is reported once after acceptance', () => {
    const ads = createAds(account)
    ads.count('first')
    ads.count('second')
    expect(events()).toEqual([])
    expect([sessionStorage, localStorage].map(({ length }) => length)).toEqual([0, 0])
    ads.grant()
    ads.grant()
    expect(events()).toEqual([conversion('first'), conversion('second')])
  })
})

test('a click identifier after the hash is reported, too', () => {
  const name = 'https://www.roqueta.example/en/contact#consultation-form?gclid=abc'
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry])
  createAds(account).grant()
  expect(commands().at(-1)).toMatchObject([
    'config',
    'AW-1',
    { page_location: 'https://www.roqueta.example/en/contact?gclid=abc#consultation-form' },
  ])
})

test('accepting grants the measurement and nothing else, then loads the service once', () => {
  const ads = createAds(account)
  ads.grant()
  ads.grant()
  expect(commands().slice(1)).toEqual([
    ['consent', 'update', { ad_storage: 'granted', ad_user_data: 'granted' }],
    ['js', expect.any(Date)],
    ['config', 'AW-1', { send_page_view: false, page_location: landing, page_referrer: referrer }],
  ])
  expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-1'])
})

test('commands are Arguments objects, which is all that the service reads', () => {
  createAds(account)
  const [first] = (window as { dataLayer?: unknown[] }).dataLayer ?? []
  expect(Object.prototype.toString.call(first)).toBe('[object Arguments]')
})

test('rejecting drops the lead that waits and every later one', () => {
  const ads = createAds(account)
  ads.count('before')
  ads.deny()
  ads.count('after')
  expect(events()).toEqual([])
  ads.grant()
  expect(events()).toEqual([])
})

test('taking consent back denies again, reports nothing more and removes what the service stored', () => {
  localStorage.setItem('_gcl_ls', '{}')
  const ads = createAds(account)
  ads.grant()
  ads.deny()
  ads.count('after')
  expect(commands().at(-1)).toEqual(['consent', 'update', { ad_storage: 'denied', ad_user_data: 'denied' }])
  expect(events()).toEqual([])
  expect(localStorage.getItem('_gcl_ls')).toBeNull()
})

test.each([null, {}, 'queue'])('a queue that is replaced by %j measures nothing and breaks nothing', (replacement) => {
  const ads = createAds(account)
  vi.stubGlobal('window', { dataLayer: replacement })
  ads.grant()
  ads.count('lead')
  ads.deny()
  expect(() => createAds(account)).not.toThrow()
})

describe('where the page trusts named addresses only', () => {
  test('the script passes as the one address of a policy of its own', () => {
    const createPolicy = vi.fn<(name: string, rules: { createScriptURL: (address: string) => string }) => typeof rules>(
      (_, rules) => rules,
    )
    vi.stubGlobal('window', { trustedTypes: { createPolicy } })
    createAds(account).grant()
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('google-ads', expect.anything())
    const rules = createPolicy.mock.calls[0]?.[1]
    expect(() => rules?.createScriptURL('https://www.googletagmanager.com.evil.example/gtag/js?id=AW-1')).toThrow(
      TypeError,
    )
    expect(scripts).toHaveLength(1)
  })

  test('a policy that is not allowed measures nothing and breaks nothing', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const createPolicy = () => {
      throw new TypeError('Policy "google-ads" disallowed.')
    }
    vi.stubGlobal('window', { trustedTypes: { createPolicy } })
    createAds(account).grant()
    expect(scripts).toEqual([])
    expect(warn).toHaveBeenCalledOnce()
  })
})
