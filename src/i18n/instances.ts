import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from './locales.ts'

/**
 * A Lingui instance of a language with these messages. Every view has one of its own: pages of both languages render
 * concurrently at build, so a shared one would leak between them.
 */
export const i18nWith = (locale: Locale, messages: Messages): I18n =>
  setupI18n({ locale, messages: { [locale]: messages } })
