import type { Messages } from '@lingui/core'
import { catalogs } from 'virtual:messages'
import { i18nOf } from '../i18n/instances.ts'
import type { Locale } from '../i18n/locales.ts'
import type { PageOrNotFound } from './pageName.ts'

/** Catalog chunks of a language: the layout's, those of the consent dialogs, and each page's. */
export type MessagePart = 'layout' | 'consent' | PageOrNotFound

/** Lingui renders every text again when it gets messages. */
const loaded = new Set<Messages>()

/**
 * Adds the messages of a part to the instance of a language.
 * @throws when the language has no messages for that part, or the chunk cannot be loaded
 */
export async function loadMessages(locale: Locale, part: MessagePart): Promise<void> {
  const load: (() => Promise<{ readonly messages: Messages }>) | undefined = catalogs[locale][part]
  if (load === undefined) throw new Error(`The site has no messages of "${part}" in "${locale}".`)
  const { messages } = await load()
  if (loaded.has(messages)) return
  loaded.add(messages)
  i18nOf[locale].load(locale, messages)
}
