import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { keyOf, type PoEntry } from './po.ts'

/** A message of the source code. */
export type SourceMessage = {
  readonly message: string
  readonly context: string | undefined
  readonly comments: readonly string[]
  /** Where it is written. */
  readonly places: readonly { readonly file: string; readonly line: number }[]
}

const filesOf = ({ places }: SourceMessage): readonly string[] => [...new Set(places.map(({ file }) => file))]

/** Reads every message from the source code, as `npm run i18n:extract` does, without writing anything. */
export async function extractMessages(root: string): Promise<SourceMessage[]> {
  const [catalog] = await getCatalogs(getConfig({ cwd: root }))
  const messages = await catalog?.collect()
  if (messages === undefined) throw new Error('The messages of src/ could not be extracted; see the reason above.')
  return Object.entries(messages).map(([id, { message = id, context, comments, origin }]) => ({
    message,
    context,
    comments: [...new Set(comments.flatMap((comment) => comment.split('\n').map((line) => line.trim())))],
    places: origin.map(([file, line]) => ({ file, line: line ?? 1 })),
  }))
}

export const sourceKey = ({ message, context }: SourceMessage): string => keyOf({ msgid: message, msgctxt: context })

/**
 * Differences between a catalog and a fresh extraction, by entry. (`lingui check sync` compares bytes: it rejects
 * each file that Poedit saved, and names no entry.)
 */
export function staleEntries(file: string, entries: readonly PoEntry[], messages: readonly SourceMessage[]) {
  const extracted = new Map(messages.map((it) => [sourceKey(it), it]))
  const current = entries.filter(({ isObsolete }) => !isObsolete)
  const known = new Set(current.map(keyOf))
  return [
    ...messages
      .filter((it) => !known.has(sourceKey(it)))
      .map((it) => ({ line: 1, message: it.message, what: `The file lacks this text of ${filesOf(it).join(', ')}.` })),
    ...current.flatMap((entry) => {
      const what = difference(entry, extracted.get(keyOf(entry)))
      return what === undefined ? [] : { line: entry.line, message: entry.msgid, what }
    }),
  ].map(({ what, ...place }) => ({ file, ...place, sentence: `${what} Run: npm run i18n:extract` }))
}

function difference({ origins, comments }: PoEntry, source: SourceMessage | undefined): string | undefined {
  if (source === undefined) return 'The source code has no such text any more, or its English was changed here.'
  if (origins.toSorted().join() !== filesOf(source).toSorted().join())
    return `The text is used in ${filesOf(source).join(', ')}, and the file says otherwise.`
  return comments.join('\n') === source.comments.join('\n') ? undefined : 'The comment for translators has changed.'
}
