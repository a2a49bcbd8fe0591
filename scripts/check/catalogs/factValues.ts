import { formatFacts } from '../../../src/content/formatFacts.ts'
import { isLocale } from '../../../src/i18n/locales.ts'
import { fillVariables } from '../../../src/lib/fillVariables.ts'

/** The facts as a page of this language shows them. @param translations by English text */
export const factValues = (
  locale: string,
  translations: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> =>
  isLocale(locale)
    ? formatFacts(locale, ({ message = '' }, values = {}) =>
        fillVariables(translations.get(message) || message, values),
      )
    : {}
