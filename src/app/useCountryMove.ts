import { useEffect } from 'react'
import { countryLookupDelay, germanSpeakingCountries, lookUpCountry } from '../i18n/country.ts'
import { storedLocale } from '../i18n/detection.ts'
import { env } from '../lib/env.ts'
import { navigateIfIdle, preload } from '../lib/navigation.ts'
import { visitStore } from '../lib/storage.ts'
import { visitorActed } from '../lib/visitorActed.ts'
import type { CurrentPage } from '../routing/usePage.ts'

const movedKey = 'moved-by-country'
/** Latest time of the move after hydration, milliseconds. */
const latest = 1500

/**
 * Moves a visitor from a German-speaking country from an English page to its German counterpart: once a visit, without a
 * reload, and only before the visitor has done anything (docs/product.md, "Language").
 */
export function useCountryMove({ locale, route }: CurrentPage): void {
  const german = route?.translations.de
  useEffect(() => {
    const { geolocationUrl } = env
    if (geolocationUrl === undefined || locale !== 'en' || german === undefined) return undefined
    if (storedLocale() !== undefined || visitStore.read(movedKey) !== null) return undefined
    const end = performance.now() + latest
    const isLate = () => visitorActed() || performance.now() > end
    const move = async () => {
      const country = await lookUpCountry(geolocationUrl)
      if (country === undefined || !germanSpeakingCountries.includes(country) || isLate()) return
      // The English page is shown until then.
      await preload(german)
      if (isLate() || !visitStore.write(movedKey, 'yes')) return
      navigateIfIdle(german + location.search + location.hash, { replace: true })
    }
    const timer = setTimeout(() => {
      move().catch((error: unknown) => console.warn('The German page could not be loaded.', error))
    }, countryLookupDelay)
    return () => clearTimeout(timer)
  }, [locale, german])
}
