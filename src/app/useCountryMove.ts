import { useEffect, useRef } from 'react'
import { countryLookupDelay, lookUpCountry, shouldMoveToGerman } from '../i18n/country.ts'
import { storedLocale } from '../i18n/detection.ts'
import type { Locale } from '../i18n/locales.ts'
import { env } from '../lib/env.ts'
import { visitStore } from '../lib/storage.ts'
import type { Target } from './views.ts'

const movedKey = 'moved-by-country'

/**
 * Moves a visitor from a German-speaking country from an English page to its German counterpart: once a visit, without
 * a reload, and never against a choice, from a page without a counterpart, or out of a form (docs/product.md, "Language").
 */
export function useCountryMove(target: Target, goTo: (locale: Locale) => void): void {
  const current = useRef({ target, goTo })
  useEffect(() => {
    current.current = { target, goTo }
  })
  useEffect(() => {
    const { geolocationUrl } = env
    if (geolocationUrl === undefined || storedLocale() !== undefined || visitStore.read(movedKey) !== null)
      return undefined
    const timer = setTimeout(() => {
      void lookUpCountry(geolocationUrl).then((country) => {
        const now = current.current
        const move = shouldMoveToGerman({
          locale: now.target.locale,
          stored: storedLocale(),
          country,
          hasGermanPage: now.target.route?.translations.de !== undefined,
          isFillingForm: isFillingForm(),
        })
        if (move && visitStore.write(movedKey, 'yes')) now.goTo('de')
      })
    }, countryLookupDelay)
    return () => clearTimeout(timer)
  }, [])
}

/** Whether a field of a form has the focus or holds something that the visitor typed. */
function isFillingForm(): boolean {
  if (document.activeElement?.closest('form')) return true
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
