import { facts } from '../../content/facts.ts'
import type { Env } from '../../lib/env.ts'
import { withPlainAnchor } from '../../lib/plainAnchor.ts'
import { deviceStore } from '../../lib/storage.ts'
import { insertScript } from './insertScript.ts'
import type { Service } from './services.ts'

const scriptUrl = 'https://www.googletagmanager.com/gtag/js?id='
/** Cookies that the service sets on this site's domain: clicks on advertisements. */
export const adsCookies: readonly RegExp[] = [/^_gcl/, /^_gac/]
/** Keys of the same data in local storage. */
const adsStorageKey = '_gcl_ls'

/**
 * Google Ads conversion measurement, and the one module that knows the service. Consent Mode v2 in its basic form:
 * everything is denied by default, nothing of Google's is loaded before consent, and consent covers the conversion
 * alone, so personalised advertising and analytics stay denied. Never throws: a blocked script measures nothing.
 */
export function createAds({ id, label }: NonNullable<Env['googleAds']>): Service {
  let consent: 'granted' | 'denied' | undefined
  let isLoaded = false
  // Before consent nothing is stored on the device for measuring, so a reload drops what waits.
  let waiting: readonly string[] = []
  const report = (lead: string): void =>
    gtag('event', 'conversion', {
      send_to: `${id}/${label}`,
      value: facts.conversionValue,
      currency: 'EUR',
      // The service counts an id once, even if it is reported twice.
      transaction_id: lead,
    })
  const load = (): void => {
    if (isLoaded) return
    isLoaded = true
    gtag('js', new Date())
    gtag('config', id, { send_page_view: false, ...arrival() })
    insertScript('google-ads', scriptUrl + id)
  }

  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  })
  return {
    grant: () => {
      if (consent === 'granted') return
      consent = 'granted'
      gtag('consent', 'update', { ad_storage: 'granted', ad_user_data: 'granted' })
      load()
      for (const lead of waiting) report(lead)
      waiting = []
    },
    deny: () => {
      if (consent === 'granted') gtag('consent', 'update', { ad_storage: 'denied', ad_user_data: 'denied' })
      consent = 'denied'
      waiting = []
      deviceStore.remove(adsStorageKey)
    },
    count: (lead) => {
      if (consent === 'granted') report(lead)
      else if (consent === undefined) waiting = [...waiting, lead]
    },
  }
}

/**
 * Where the visit began: the address names the click on an advertisement, and the visitor may accept on a later page. The
 * browser knows it as long as the document lives, so it is not stored.
 */
const arrival = () => {
  const address = performance.getEntriesByType('navigation')[0]?.name
  return { page_location: address && withPlainAnchor(address), page_referrer: document.referrer }
}

/** Queues a command, which the service runs once it is loaded. A queue that other code has replaced gets none. */
function gtag(..._command: readonly unknown[]): void {
  const scope = window as { dataLayer?: unknown }
  scope.dataLayer ??= []
  // oxlint-disable-next-line prefer-rest-params -- the service takes an Arguments object for a command, and no array
  if (Array.isArray(scope.dataLayer)) scope.dataLayer.push(arguments)
}
