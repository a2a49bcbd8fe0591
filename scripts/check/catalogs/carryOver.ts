import type { CatalogType, MessageType } from '@lingui/conf'
import { stringSimilarity } from 'string-similarity-js'
import { keyOf, type PreviousText } from './po.ts'

type Extra = { readonly flags?: readonly string[]; readonly previous?: PreviousText | undefined }
export type Message = MessageType<Extra & Record<string, unknown>>

/** Length of the pieces of text that are compared. */
const pieceLength = 3
/** Share of common pieces from which texts resemble each other; unrelated messages of this site rarely reach it. */
const leastSimilarity = 0.5

/**
 * Gives each new message the translation of the removed one (`obsolete`) that it resembles most, marked as fuzzy and with
 * the old English, as `msgmerge --previous` does. Removed messages that resemble none stay obsolete.
 * @param isNew whether the catalog had no message of this id; pages in English only have untranslated ones
 */
export function carryOver(catalog: CatalogType, isNew: (id: string) => boolean): CatalogType {
  const messages = Object.entries(catalog) as [string, Message][]
  const removed = messages.filter(([, { obsolete, translation }]) => obsolete && translation)
  const used = new Set<string>()
  const carried = messages.map(([id, message]): [string, Message] => {
    const { message: english = id, obsolete, translation } = message
    if (obsolete || translation || !isNew(id)) return [id, message]
    const [closest] = removed
      .map(([key, it]) => ({ key, it, similarity: stringSimilarity(it.message ?? key, english, pieceLength) }))
      .filter(({ similarity }) => similarity >= leastSimilarity)
      .toSorted((one, other) => other.similarity - one.similarity)
    if (closest === undefined) return [id, message]
    used.add(closest.key)
    return [id, { ...message, translation: closest.it.translation ?? '', extra: unconfirmed(message, closest.it) }]
  })
  return Object.fromEntries(carried.filter(([id]) => !used.has(id)))
}

/** The marks of a translation that has to be confirmed. An English text that is back as it was needs no confirmation. */
function unconfirmed({ message = '', context }: Message, old: Message): Extra {
  const written = { msgid: old.message ?? '', msgctxt: old.context }
  const { flags, previous } = old.extra ?? {}
  const confirmed = flags?.includes('fuzzy') ? previous : written
  if (confirmed && keyOf(confirmed) === keyOf({ msgid: message, msgctxt: context })) return {}
  return { flags: ['fuzzy'], previous: confirmed ?? written }
}
