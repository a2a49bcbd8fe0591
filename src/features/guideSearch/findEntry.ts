/** An entry of the guide that the search can find, with its texts from the most to the least relevant. */
export type GuideEntry<Target> = {
  readonly target: Target
  readonly title: string
  readonly texts: readonly string[]
}

/** Without accents, case, and the differences between apostrophes, quotes and dashes. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Shorter words are looked for at the start of words only: "NIE" is not in "Linie". */
const shortestPart = 4

/**
 * The first entry that has every word of the query. Words that start with the query's words go before words that
 * contain them, and an entry's title before its other texts; entries that fit equally well keep their order.
 */
export function findEntry<Target>(
  query: string,
  entries: readonly GuideEntry<Target>[],
): GuideEntry<Target> | undefined {
  const words = plain(query).split(' ').filter(Boolean)
  if (words.length === 0) return undefined
  const starts = (text: string) => words.every((word) => ` ${text}`.includes(` ${word}`))
  const contains = (text: string) =>
    words.every((word) => (word.length < shortestPart ? ` ${text}`.includes(` ${word}`) : text.includes(word)))
  const depth = Math.max(0, ...entries.map(({ texts }) => texts.length))
  for (const matches of [starts, contains]) {
    for (let texts = 0; texts <= depth; texts += 1) {
      const found = entries.find((entry) => matches(plain([entry.title, ...entry.texts.slice(0, texts)].join(' '))))
      if (found !== undefined) return found
    }
  }
  return undefined
}
