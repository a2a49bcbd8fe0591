import type { Messages } from '@lingui/core'
import { messages as de } from '../../locales/de.po'
import { messages as en } from '../../locales/en.po'
import type { Locale } from '../i18n/locales.ts'

/** The whole catalog of every language: stories show any part of the site. */
export const catalogs: Record<Locale, Messages> = { en, de }
