import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { countryLookupDelay, lookUpCountry, shouldMoveToGerman } from '../i18n/country.ts'
import { storedLocale } from '../i18n/detection.ts'
import { hasChangedField } from '../lib/changedFields.ts'
import { env } from '../lib/env.ts'
import { visitStore } from '../lib/storage.ts'
import type { usePage } from '../seo/usePage.ts'
import { placeInPage } from './placeInPage.ts'

const movedKey = 'moved-by-country'
const byCountry = { isByCountry: true }

/** Whether a navigation is such a move: the page stays visible meanwhile. */
export const isByCountry = (target: Location): boolean =>
  (target.state as typeof byCountry | null)?.isByCountry === true

/**
 * Moves a visitor from a German-speaking country from an English page to its German counterpart: once a visit, without
 * a reload, and never against a choice, from a page without a counterpart, or out of a form (docs/product.md, "Language").
 */
export function useCountryMove({ locale, route }: ReturnType<typeof usePage>): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const scrollToPlace = useRef<() => void>(undefined)
  const move = useEffectEvent((country: string | undefined) => {
    const path = route?.translations.de
    const isWanted = shouldMoveToGerman({
      locale,
      country,
      stored: storedLocale(),
      hasGermanPage: path !== undefined,
      isFillingForm: isFillingForm(),
    })
    if (!isWanted || path === undefined || !visitStore.write(movedKey, 'yes')) return
    scrollToPlace.current = placeInPage()
    navigate(path + location.search + location.hash, { replace: true, preventScrollReset: true, state: byCountry })
  })
  useLayoutEffect(() => {
    scrollToPlace.current?.()
    scrollToPlace.current = undefined
  }, [pathname])
  useEffect(() => {
    const { geolocationUrl } = env
    if (geolocationUrl === undefined || locale !== 'en' || storedLocale() !== undefined) return undefined
    if (visitStore.read(movedKey) !== null) return undefined
    const timer = setTimeout(() => void lookUpCountry(geolocationUrl).then(move), countryLookupDelay)
    return () => clearTimeout(timer)
  }, [locale])
}

/** Whether a field of a form has the focus or holds something that the visitor typed. */
function isFillingForm(): boolean {
  if (document.activeElement?.closest('form')) return true
  return [...document.forms].some(hasChangedField)
}
