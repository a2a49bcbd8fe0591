import { useEffect, useRef } from 'react'
import { storedLocale } from '../i18n/detection.ts'
import type { Locale } from '../i18n/locales.ts'
import { env } from '../lib/env.ts'
import type { Target } from './views.ts'

/** Delay of the country look-up after hydration, milliseconds. */
export const countryLookupDelay = 100

/** Moves visitors from German-speaking countries to the German page, where a look-up service is set (moveToGerman.ts). */
export function useCountryMove(target: Target, replaceBy: (locale: Locale) => void): void {
  const current = useRef({ target, replaceBy })
  useEffect(() => {
    current.current = { target, replaceBy }
  })
  useEffect(() => {
    const { geolocationUrl } = env
    if (geolocationUrl === undefined || storedLocale() !== undefined) return undefined
    const timer = setTimeout(() => {
      import('./moveToGerman.ts')
        .then(({ moveToGerman }) => moveToGerman(geolocationUrl, () => current.current))
        // A visitor whose German page cannot be loaded stays.
        .catch(() => {})
    }, countryLookupDelay)
    return () => clearTimeout(timer)
  }, [])
}
