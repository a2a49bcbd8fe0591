import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { locales, type Locale } from './locales.ts'

/** An instance with these messages, for tests and stories. */
export const i18nWith = (locale: Locale, messages: Messages): I18n =>
  setupI18n({ locale, messages: { [locale]: messages } })

/** One instance for each language, never a global one: pages of both languages are prerendered concurrently. */
export const i18nOf = Object.fromEntries(locales.map((locale) => [locale, i18nWith(locale, {})])) as Record<
  Locale,
  I18n
>
