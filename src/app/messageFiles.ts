import type { Locale } from '../i18n/locales.ts'
import type { PageOrNotFound } from './pages.ts'

/** What is translated and loaded together: the frame around every page, what every page stands in, each page, the consent dialogs. */
export type MessagePart = 'shell' | 'body' | 'consent' | PageOrNotFound

/** Addresses of the files that hold messages: all of the site, or those of one document. */
export type MessageFiles = Readonly<Partial<Record<Locale, Readonly<Partial<Record<MessagePart, string>>>>>>

/** Those that a document names: of its frame, of what every page stands in, and of its page. */
export const filesOfPage = (files: MessageFiles, locale: Locale, page: PageOrNotFound): MessageFiles => {
  const { shell, body, [page]: own } = files[locale] ?? {}
  return { [locale]: { shell, body, [page]: own } }
}

/** What `/messages.json` says. */
export type PublishedMessages = {
  /** Address of the code that the messages are meant for. */
  readonly code: string
  readonly files: MessageFiles
}

/** Its name where the site is built. */
export const messagesFile = 'messages.json'
