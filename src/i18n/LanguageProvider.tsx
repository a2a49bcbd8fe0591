import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { i18nOf } from './instances.ts'
import type { Locale } from './locales.ts'

export type Language = {
  readonly locale: Locale
  /** Whether the page is about to change to another language. */
  readonly isLoading: boolean
}

export const LanguageContext = createContext<Language | null>(null)

type Props = {
  readonly locale: Locale
  readonly isLoading?: boolean
  /** Default: the site's instance of the language. */
  readonly i18n?: I18n
  readonly children: ReactNode
}

/** Provides the language and its messages. */
export function LanguageProvider({ locale, isLoading = false, i18n = i18nOf[locale], children }: Props) {
  const value = useMemo(() => ({ locale, isLoading }), [locale, isLoading])
  return (
    <LanguageContext value={value}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </LanguageContext>
  )
}

/** @throws outside a LanguageProvider */
export function useLanguage(): Language {
  const value = use(LanguageContext)
  if (value === null) throw new Error('useLanguage must be used within a LanguageProvider')
  return value
}
