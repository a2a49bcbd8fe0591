import type { Messages } from '@lingui/core'
import type { Locale } from '../i18n/locales.ts'

const catalogs: Record<Locale, () => Promise<{ readonly messages: Messages }>> = {
  en: () => import('virtual:messages/header-en'),
  de: () => import('virtual:messages/header-de'),
}

/** The messages of the header and its menu, which every page hydrates first. */
export const loadHeaderMessages = async (locale: Locale): Promise<Messages> => (await catalogs[locale]()).messages
