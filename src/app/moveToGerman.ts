import { lookUpCountry, shouldMoveToGerman } from '../i18n/country.ts'
import { storedLocale } from '../i18n/detection.ts'
import type { Locale } from '../i18n/locales.ts'
import { hasChangedField } from '../lib/changedFields.ts'
import { visitStore } from '../lib/storage.ts'
import { keepPlace } from './keepPlace.ts'
import { loadView, pathInLanguage, targetOf, type Target } from './views.ts'

const movedKey = 'moved-by-country'

type Current = { readonly target: Target; readonly replaceBy: (locale: Locale) => void }

/** Looks up the visitor's country and replaces an English page by its German counterpart, at most once a visit. */
export async function moveToGerman(geolocationUrl: string, current: () => Current): Promise<void> {
  if (visitStore.read(movedKey) !== null) return
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
  await loadView(targetOf(pathInLanguage(location.pathname, 'de')))
  if (!isWanted() || !visitStore.write(movedKey, 'yes')) return
  keepPlace()
  current().replaceBy('de')
}

/** Whether a field of a form has the focus or holds something that the visitor typed. */
function isFillingForm(): boolean {
  if (document.activeElement?.closest('form')) return true
  return [...document.forms].some(hasChangedField)
}
