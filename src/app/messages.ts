import type { Messages } from '@lingui/core'
import { bundledMessages } from 'virtual:messages'
import type { Locale } from '../i18n/locales.ts'
import type { MessageFiles, MessagePart, PublishedMessages } from './messageFiles.ts'

/**
 * The messages of a part of the site in a language. The code of a published site does not know their files, so that a new
 * text makes new files of the messages that it is part of and of the pages that show it, and of nothing else: a document
 * names the files of its own page, `/messages.json` those of every page.
 * @throws when a file cannot be had, or is meant for another version of the code
 */
export async function loadMessages(locale: Locale, part: MessagePart): Promise<Messages> {
  const bundled = bundledMessages?.[locale][part]
  if (bundled !== undefined) return (await bundled()).messages
  const file = namedHere()[locale]?.[part] ?? (await namedElsewhere())[locale]?.[part]
  if (file === undefined) throw new Error(`The site names no messages of "${part}" in "${locale}".`)
  return ((await import(/* @vite-ignore */ file)) as { readonly messages: Messages }).messages
}

const namedHere = (): MessageFiles =>
  JSON.parse(document.getElementById('root')?.dataset['messages'] ?? '{}') as MessageFiles

let asked: Promise<MessageFiles> | undefined

/** Asks once; an answer that could not be had is asked for again. */
function namedElsewhere(): Promise<MessageFiles> {
  asked ??= askForFiles()
  asked.catch(() => {
    asked = undefined
  })
  return asked
}

async function askForFiles(): Promise<MessageFiles> {
  const response = await fetch('/messages.json')
  if (!response.ok) throw new Error(`/messages.json was answered with status ${response.status}.`)
  const { code, files } = (await response.json()) as PublishedMessages
  if (code !== new URL(import.meta.url).pathname)
    throw new Error('A new version of the site is out, and its messages do not fit this code.')
  return files
}
