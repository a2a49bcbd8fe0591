import type { Messages } from '@lingui/core'
import { catalogs } from 'virtual:messages'
import type { Locale } from '../i18n/locales.ts'
import type { PageOrNotFound } from './pageName.ts'

/**
 * Catalog chunks of a language, in addition to the header: the footer and the contact elements, the consent dialogs,
 * each page.
 */
export type MessagePart = 'footer' | 'consent' | PageOrNotFound

/** @throws when the language has no messages for that part, or the chunk cannot be loaded */
export async function loadMessages(locale: Locale, part: MessagePart): Promise<Messages> {
  const load = catalogs[locale][part]
  if (load === undefined) throw new Error(`The site has no messages of "${part}" in "${locale}".`)
  return (await load()).messages
}
