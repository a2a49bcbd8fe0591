import { storedLocale } from '../i18n/detection.ts'
import { shouldMoveToGerman } from '../i18n/shouldMoveToGerman.ts'
import { hasChangedField } from '../lib/changedFields.ts'
import { visitStore } from '../lib/storage.ts'
import { keepPlace } from './keepPlace.ts'
import { movedKey, type Current } from './useCountryMove.ts'
import { loadView, pathInLanguage, targetOf } from './views.ts'

/**
 * Replaces the current page by its German counterpart, if the rules allow it before and after that is loaded.
 * @throws when a chunk of the German page cannot be loaded
 */
export async function moveToGerman(country: string | undefined, current: () => Current): Promise<void> {
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
