import { useEffect, useRef } from 'react'
import { storedLocale } from '../i18n/detection.ts'
import type { Locale } from '../i18n/locales.ts'
import { env } from '../lib/env.ts'
import type { Target } from './views.ts'

/** Delay of the country look-up after hydration, milliseconds. */
export const countryLookupDelay = 100

/**
 * Moves a visitor from a German-speaking country from an English page to its German counterpart: once a visit, without
 * a reload, and never against a choice, from a page without a counterpart, or out of a form (docs/product.md, "Language").
 */
export function useCountryMove(target: Target, replaceBy: (locale: Locale) => void): void {
  const current = useRef({ target, replaceBy })
  useEffect(() => {
    current.current = { target, replaceBy }
  })
  useEffect(() => {
    const { geolocationUrl } = env
    if (geolocationUrl === undefined || storedLocale() !== undefined) return undefined
    const timer = setTimeout(() => {
      // Not part of the first load; a visitor for whom it cannot be loaded stays.
      import('./moveToGerman.ts')
        .then(({ moveToGerman }) => moveToGerman(geolocationUrl, () => current.current))
        .catch(() => {})
    }, countryLookupDelay)
    return () => clearTimeout(timer)
  }, [])
}
