import { cleanValue } from '../../lib/typedText.ts'

/** An entry of the guide that the search can find, with its texts from the most to the least relevant. */
export type GuideEntry<Target> = {
  readonly target: Target
  readonly title: string
  readonly texts: readonly string[]
}

/** Without accents, case, and the differences between apostrophes, quotes and dashes. */
const plain = (text: string): string =>
  cleanValue(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
/** Also with "ae", "oe" and "ue" as keyboards without umlauts write them. */
const plainest = (text: string): string => plain(text).replace(/([aou])e/g, '$1')

/** Shorter words are looked for at the start of words only: "NIE" is not in "Linie". */
const shortestPart = 4

/** Words of at least this length may be related, letters. */
const shortestStem = 5
/** Related words share this part of the shorter one: "insurance" and "insure", but not "transfer" and "transport". */
const sharedPart = 0.8

type Matches = (words: readonly string[], text: string) => boolean
const whole: Matches = (words, text) => words.every((word) => ` ${text} `.includes(` ${word} `))
const starts: Matches = (words, text) => words.every((word) => ` ${text}`.includes(` ${word}`))
const contains: Matches = (words, text) =>
  words.every((word) => (word.length < shortestPart ? ` ${text}`.includes(` ${word}`) : text.includes(word)))
const isRelated: Matches = (words, text) =>
  words.every((word) => text.split(' ').some((other) => areRelated(word, other)))

function areRelated(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length)
  const shared = Math.max(shortestStem, Math.ceil(shorter * sharedPart))
  return shorter >= shared && word.slice(0, shared) === other.slice(0, shared)
}

/** The entries that have every word of a query, the most relevant first. */
export type Found<Target> = {
  readonly entries: readonly GuideEntry<Target>[]
  /** Whether the first entry is the only one, or has the words in its title. */
  readonly isClear: boolean
}

/**
 * Titles go before other texts, whole words before starts of words, and those before parts of words; a title may also
 * have a related word. Entries that match equally well keep their order.
 */
export function findEntries<Target>(query: string, entries: readonly GuideEntry<Target>[]): Found<Target> {
  const found = findBy(plain, query, entries)
  return found.entries.length > 0 ? found : findBy(plainest, query, entries)
}

function findBy<Target>(
  spell: (text: string) => string,
  query: string,
  entries: readonly GuideEntry<Target>[],
): Found<Target> {
  const words = spell(query).split(' ').filter(Boolean)
  if (words.length === 0) return { entries: [], isClear: false }
  const matching = (matches: Matches, depth: number) =>
    entries.filter((entry) => matches(words, spell([entry.title, ...entry.texts.slice(0, depth)].join(' '))))
  const depths = Array.from({ length: Math.max(0, ...entries.map(({ texts }) => texts.length)) }, (_, at) => at + 1)
  const byTitle = [whole, starts, contains, isRelated].flatMap((matches) => matching(matches, 0))
  const byText = [whole, starts, contains].flatMap((matches) => depths.flatMap((depth) => matching(matches, depth)))
  const found = [...new Set([...byTitle, ...byText])]
  return { entries: found, isClear: byTitle.length > 0 || found.length === 1 }
}
