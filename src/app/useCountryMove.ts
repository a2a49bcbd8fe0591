import { useEffect, useRef } from 'react'
import { countryLookupDelay, isGermanSpeaking, lookUpCountry } from '../i18n/country.ts'
import { storedLocale } from '../i18n/detection.ts'
import type { Locale } from '../i18n/locales.ts'
import { env } from '../lib/env.ts'
import { visitStore } from '../lib/storage.ts'
import type { Target } from './views.ts'

/** Storage key that is set when a visitor is moved. */
export const movedKey = 'moved-by-country'

/** The current page, and how to replace it by its version in another language. */
export type Current = { readonly target: Target; readonly replaceBy: (locale: Locale) => void }

/**
 * Moves a visitor from a German-speaking country from an English page to its German counterpart: once a visit, without
 * a reload, and never against a choice, from a page without a counterpart, or out of a form (docs/product.md, "Language").
 * Visitors from other countries do not load the code of the move.
 */
export function useCountryMove(target: Target, replaceBy: (locale: Locale) => void): void {
  const current = useRef<Current>({ target, replaceBy })
  useEffect(() => {
    current.current = { target, replaceBy }
  })
  useEffect(() => {
    const { geolocationUrl } = env
    if (geolocationUrl === undefined || storedLocale() !== undefined || visitStore.read(movedKey) !== null)
      return undefined
    const move = async () => {
      const country = await lookUpCountry(geolocationUrl)
      if (!isGermanSpeaking(country)) return
      const { moveToGerman } = await import('./moveToGerman.ts')
      await moveToGerman(country, () => current.current)
    }
    // A visitor whose German page cannot be loaded stays.
    const timer = setTimeout(() => void move().catch(() => {}), countryLookupDelay)
    return () => clearTimeout(timer)
  }, [])
}
