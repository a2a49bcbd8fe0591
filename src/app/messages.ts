import type { Messages } from '@lingui/core'
import { catalogs } from 'virtual:messages'
import type { Locale } from '../i18n/locales.ts'
import type { PageOrNotFound } from './pageName.ts'

/**
 * What has a catalog chunk of its own in each language, besides the header: the footer and the ways to reach us, the
 * consent dialogs, each page.
 */
export type MessagePart = 'footer' | 'consent' | PageOrNotFound

/** @throws when the part has no text in that language, or its chunk cannot be loaded */
export async function loadMessages(locale: Locale, part: MessagePart): Promise<Messages> {
  const load = catalogs[locale][part]
  if (load === undefined) throw new Error(`The site has no messages of "${part}" in "${locale}".`)
  return (await load()).messages
}
