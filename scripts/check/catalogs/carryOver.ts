import type { CatalogType, MessageType } from '@lingui/conf'
import { stringSimilarity } from 'string-similarity-js'
import { keyOf, type PreviousText } from './po.ts'

type Extra = { readonly flags?: readonly string[]; readonly previous?: PreviousText | undefined }
export type Message = MessageType<Extra & Record<string, unknown>>
/** Removed messages whose texts follow each other in a new one; usually one. */
type Candidate = {
  readonly ids: readonly string[]
  readonly english: string
  readonly translation: string
  /** How much it resembles the new message. */
  readonly score: number
}

/** Length of the pieces of text that are compared. */
const pieceLength = 3
/** Share of common pieces from which texts resemble each other; unrelated messages of this site rarely reach it. */
const leastSimilarity = 0.5
/** Share of the shorter text that the longer one has, from which it counts as a part, and its shortest length. */
const part = { share: 0.85, length: 20 }
/** How much better two removed messages together must fit a new one. */
const leastGain = 0.05

/** How much two texts have in common, from 0 to 1, wherever in them it is; 0 where they do not resemble each other. */
export function resemblance(one: string, other: string): number {
  const similarity = stringSimilarity(one, other, pieceLength)
  if (similarity >= leastSimilarity) return similarity
  const [length = 0, longer = 0] = [one.length, other.length].toSorted((a, b) => a - b)
  const common = (similarity * (length + longer - 2 * (pieceLength - 1))) / 2
  return length >= part.length && common / (length - pieceLength + 1) >= part.share ? leastSimilarity : 0
}

/**
 * Gives new messages without a translation that of the removed ones (`obsolete`) which they resemble, marked as fuzzy and
 * with the old English, as `msgmerge --previous` does. Removed messages that resemble none stay obsolete.
 */
export function carryOver(catalog: CatalogType): CatalogType {
  const messages = Object.entries(catalog) as [string, Message][]
  const removed = messages.filter(([, { obsolete, translation }]) => obsolete && translation)
  const used = new Set<string>()
  const carried = messages.map(([id, message]): [string, Message] => {
    if (message.obsolete || message.translation) return [id, message]
    const found = closest(message.message ?? id, removed)
    if (found === undefined) return [id, message]
    for (const it of found.ids) used.add(it)
    return [id, { ...message, ...translated(message, found, catalog) }]
  })
  return Object.fromEntries(carried.filter(([id]) => !used.has(id)))
}

/** The removed message that a new one resembles most, or several which it joins. */
function closest(english: string, removed: readonly (readonly [string, Message])[]): Candidate | undefined {
  const scored = (it: Omit<Candidate, 'score'>): Candidate => ({ ...it, score: resemblance(it.english, english) })
  const related = removed
    .map(([id, it]) => scored({ ids: [id], english: it.message ?? id, translation: it.translation ?? '' }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
  let [found] = related
  for (;;) {
    const start = found
    if (start === undefined) return undefined
    const others = related.filter(({ ids: [id = ''] }) => !start.ids.includes(id))
    const [longer] = others
      .flatMap((it) => [joined(start, it), joined(it, start)])
      .map(scored)
      .toSorted((one, other) => other.score - one.score)
    if (longer === undefined || longer.score < start.score + leastGain) return start
    found = longer
  }
}

const joined = (one: Candidate, other: Candidate): Omit<Candidate, 'score'> => ({
  ids: [...one.ids, ...other.ids],
  english: `${one.english} ${other.english}`,
  translation: `${one.translation} ${other.translation}`,
})

/** The translation, and whether it has to be confirmed. An English text that is back as it was needs no confirmation. */
function translated(
  { message = '', context }: Message,
  { ids: [id = '', another], english, translation }: Candidate,
  catalog: Readonly<Record<string, Message>>,
): Pick<Message, 'translation' | 'extra'> {
  const { context: msgctxt, extra: { flags, previous } = {} } = catalog[id] ?? {}
  const fuzzy = { flags: ['fuzzy'] }
  if (another !== undefined)
    return { translation, extra: { ...fuzzy, previous: { msgid: english, msgctxt: undefined } } }
  const confirmed = flags?.includes('fuzzy') ? previous : { msgid: english, msgctxt }
  const isBack =
    confirmed !== undefined && keyOf(confirmed).normalize('NFC') === keyOf({ msgid: message, msgctxt: context })
  return { translation, extra: isBack ? {} : { ...fuzzy, previous: confirmed ?? { msgid: english, msgctxt } } }
}
