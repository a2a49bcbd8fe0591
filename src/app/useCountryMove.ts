import { useEffect, useRef } from 'react'
import { countryLookupDelay, lookUpCountry, shouldMoveToGerman } from '../i18n/country.ts'
import { storedLocale } from '../i18n/detection.ts'
import type { Locale } from '../i18n/locales.ts'
import { hasChangedField } from '../lib/changedFields.ts'
import { env } from '../lib/env.ts'
import { visitStore } from '../lib/storage.ts'
import { loadView, pathInLanguage, targetOf, type Target } from './views.ts'

const movedKey = 'moved-by-country'

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
    if (geolocationUrl === undefined || storedLocale() !== undefined || visitStore.read(movedKey) !== null)
      return undefined
    const timer = setTimeout(() => {
      // A visitor whose German page cannot be loaded stays.
      moveToGerman(geolocationUrl, () => current.current).catch(() => {})
    }, countryLookupDelay)
    return () => clearTimeout(timer)
  }, [])
}

type Current = { readonly target: Target; readonly replaceBy: (locale: Locale) => void }

async function moveToGerman(geolocationUrl: string, current: () => Current): Promise<void> {
  const country = await lookUpCountry(geolocationUrl)
  const isWanted = () =>
    shouldMoveToGerman({
      locale: current().target.locale,
      stored: storedLocale(),
      country,
      hasGermanPage: current().target.route?.translations.de !== undefined,
      isFillingForm: isFillingForm(),
    })
  if (!isWanted()) return
  const [{ keepPlace }] = await Promise.all([
    import('./keepPlace.ts'),
    loadView(targetOf(pathInLanguage(location.pathname, 'de'))),
  ])
  if (!isWanted() || !visitStore.write(movedKey, 'yes')) return
  keepPlace()
  current().replaceBy('de')
}

/** Whether a field of a form has the focus or holds something that the visitor typed. */
function isFillingForm(): boolean {
  if (document.activeElement?.closest('form')) return true
  return [...document.forms].some(hasChangedField)
}
