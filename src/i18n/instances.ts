import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { locales, type Locale } from './locales.ts'

/**
 * One Lingui instance per locale for the life of the program: pages of both languages render concurrently at build,
 * so a global locale would leak between them.
 */
const instances = new Map<Locale, I18n>(
  locales.map((locale) => [locale, setupI18n({ locale, messages: { [locale]: {} } })]),
)

/** The instance of a locale, with these messages added to it. */
export function i18nFor(locale: Locale, messages?: Messages): I18n {
  const i18n = instances.get(locale)
  if (i18n === undefined)
    throw new Error(`No Lingui instance for the locale "${locale}": is it in src/i18n/locales.ts?`)
  if (messages !== undefined) i18n.load(locale, messages)
  return i18n
}
