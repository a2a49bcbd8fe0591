import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { PoEntry } from './po.ts'
import type { Problem } from './rule.ts'

/** A message of the source code. */
export type SourceMessage = {
  readonly message: string
  readonly context: string | undefined
  readonly comments: readonly string[]
  readonly origins: readonly string[]
}

/** Reads every message from the source code, as `npm run i18n:extract` does, without writing anything. */
export async function extractMessages(root: string): Promise<SourceMessage[]> {
  const [catalog] = await getCatalogs(getConfig({ cwd: root }))
  const messages = await catalog?.collect()
  if (messages === undefined) throw new Error('The messages of src/ could not be extracted; see the reason above.')
  return Object.entries(messages).map(([id, { message = id, context, comments, origin }]) => ({
    message,
    context,
    comments: [...new Set(comments.flatMap((comment) => comment.split('\n').map((line) => line.trim())))],
    origins: [...new Set(origin.map(([file]) => file))],
  }))
}

const keyOf = (message: string, context: string | undefined): string => `${context ?? ''}\u0004${message}`
const remedy = 'Run: npm run i18n:extract'

const staleAt = (file: string, { line, msgid }: PoEntry, what: string): Problem => ({
  file,
  line,
  message: msgid,
  sentence: `${what} ${remedy}`,
})

/**
 * Differences between a catalog and a fresh extraction, by entry. (`lingui check sync` compares bytes: it rejects
 * each file that Poedit saved, and names no entry.)
 */
export function staleEntries(file: string, entries: readonly PoEntry[], messages: readonly SourceMessage[]): Problem[] {
  const extracted = new Map(messages.map((it) => [keyOf(it.message, it.context), it]))
  const known = new Set(entries.map((entry) => keyOf(entry.msgid, entry.msgctxt)))
  const lacking = messages.filter((it) => !known.has(keyOf(it.message, it.context)))
  return [
    ...lacking.map(({ message, origins }) => ({
      file,
      line: 1,
      message,
      sentence: `The file lacks this text of ${origins.join(', ')}. ${remedy}`,
    })),
    ...entries
      .filter(({ isObsolete }) => !isObsolete)
      .flatMap((entry) => {
        const what = difference(entry, extracted.get(keyOf(entry.msgid, entry.msgctxt)))
        return what === undefined ? [] : staleAt(file, entry, what)
      }),
  ]
}

function difference(entry: PoEntry, source: SourceMessage | undefined): string | undefined {
  if (source === undefined) return 'The source code has no such text any more, or its English was changed here.'
  if (entry.origins.join() !== source.origins.join())
    return `The text is used in ${source.origins.join(', ')}, and the file says otherwise.`
  if (entry.comments.join('\n') !== source.comments.join('\n')) return 'The comment for translators has changed.'
  return undefined
}

/** Entries out of the order in which an extraction writes them: an edit would then change two places. */
export function disorder(file: string, entries: readonly PoEntry[]): Problem[] {
  const { compare } = new Intl.Collator('en-US')
  const first = entries.find((entry, at) => {
    const before = entries[at - 1] ?? entry
    return (compare(before.msgid, entry.msgid) || compare(before.msgctxt ?? '', entry.msgctxt ?? '')) > 0
  })
  return first === undefined
    ? []
    : [staleAt(file, first, 'The file is no longer in the order of its English texts from here on.')]
}
