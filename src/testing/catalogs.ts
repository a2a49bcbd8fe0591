import type { Messages } from '@lingui/core'
import { messages as de } from '../../locales/de.po'
import { messages as en } from '../../locales/en.po'
import type { Locale } from '../i18n/locales.ts'

/** Full catalogs of all locales, since stories show any part of the site. */
export const catalogs: Record<Locale, Messages> = { en, de }
