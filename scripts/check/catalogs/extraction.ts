import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { keyOf, type PoEntry, type PreviousText } from './po.ts'

/** A message of the source code. */
export type SourceMessage = PreviousText & {
  readonly comments: readonly string[]
  /** Where it is written. */
  readonly places: readonly { readonly file: string; readonly line: number }[]
}

/** Reads every message from the source code, as `npm run i18n:extract` does, without writing anything. */
export async function extractMessages(root: string): Promise<SourceMessage[]> {
  const [catalog] = await getCatalogs(getConfig({ cwd: root }))
  const messages = await catalog?.collect()
  if (messages === undefined) throw new Error('The messages of src/ could not be extracted; see the reason above.')
  return Object.entries(messages).map(([id, { message = id, context, comments, origin }]) => ({
    msgid: message,
    msgctxt: context,
    comments: [...new Set(comments.flatMap((comment) => comment.split('\n').map((line) => line.trim())))],
    places: origin.map(([file, line]) => ({ file, line: line ?? 1 })),
  }))
}

/**
 * Differences between a catalog and a fresh extraction, by entry. (`lingui check sync` compares bytes: it rejects
 * each file that Poedit saved, and names no entry.)
 */
export function staleEntries(file: string, entries: readonly PoEntry[], messages: readonly SourceMessage[]) {
  const extracted = new Map(messages.map((it) => [keyOf(it), it]))
  const current = new Map(entries.filter(({ isObsolete }) => !isObsolete).map((it) => [keyOf(it), it]))
  const filesOf = (it: SourceMessage): string =>
    [...new Set(it.places.map((place) => place.file))].toSorted().join(', ')
  return [
    ...messages
      .filter((it) => !current.has(keyOf(it)))
      .map((it) => ({ line: 1, message: it.msgid, what: `The file lacks this text of ${filesOf(it)}.` })),
    ...[...current].flatMap(([key, { line, msgid, origins, comments }]) => {
      const source = extracted.get(key)
      const isKnown = source !== undefined && filesOf(source) === origins.toSorted().join(', ')
      if (isKnown && comments.join('\n') === source.comments.join('\n')) return []
      const what =
        source === undefined
          ? 'no such text: it was removed, or its English was changed here'
          : 'this text elsewhere, or with another comment'
      return { line, message: msgid, what: `The source code has ${what}.` }
    }),
  ].map(({ what, ...place }) => ({ file, ...place, sentence: `${what} Run: npm run i18n:extract` }))
}
