import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Locale } from './locales.ts'

export type Language = {
  readonly language: Locale
  /** Remembers the language and shows the same page in it. */
  readonly setLanguage: (locale: Locale) => void
  /** Whether the messages of the language are loading. */
  readonly isLoading: boolean
}

export const LanguageContext = createContext<Language | null>(null)

type Props = Language & { readonly i18n: I18n; readonly children: ReactNode }

/** Provides the language and its messages: one Lingui instance per locale, never a global one. */
export function LanguageProvider({ language, setLanguage, isLoading, i18n, children }: Props) {
  const value = useMemo(() => ({ language, setLanguage, isLoading }), [language, setLanguage, isLoading])
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
