import type { I18n } from '@lingui/core'
import { createContext, use } from 'react'

/** The messages of a view. Lingui's own provider also follows an instance that changes, which ours (instances.ts) never do. */
export const I18nContext = createContext<I18n | null>(null)

/** @throws outside a LanguageProvider */
export function useI18n(): I18n {
  const i18n = use(I18nContext)
  if (i18n === null) throw new Error('useI18n must be used within a LanguageProvider')
  return i18n
}
