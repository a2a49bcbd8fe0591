import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { StartError } from '../../serve/backend/startError.ts'
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
  if (messages === undefined || Object.keys(messages).length === 0)
    throw new StartError(`No text was found in ${root}/src. Run this in the folder of the project.`)
  return Object.entries(messages).map(([id, { message = id, context, comments, origin }]) => ({
    msgid: message,
    msgctxt: context,
    comments: [...new Set(comments.flatMap((comment) => comment.split('\n').map((line) => line.trim())))],
    places: origin.map(([file, line]) => ({ file, line: line ?? 1 })),
  }))
}

const filesOf = (it: SourceMessage): string => [...new Set(it.places.map((place) => place.file))].toSorted().join(', ')
const keysOf = (entries: readonly PoEntry[]) => new Set(entries.filter(({ isObsolete }) => !isObsolete).map(keyOf))

/**
 * Differences between a catalog and a fresh extraction, by entry. (`lingui check sync` compares bytes: it rejects
 * each file that Poedit saved, and names no entry.) A page that asks for a missing entry would print its id.
 * @param english the English catalog: what it has was extracted before
 */
export function staleEntries(
  file: string,
  entries: readonly PoEntry[],
  messages: readonly SourceMessage[],
  english: readonly PoEntry[],
) {
  const extracted = new Map(messages.map((it) => [keyOf(it), it]))
  const [own, known] = [keysOf(entries), keysOf(english)]
  return [
    ...messages.filter((it) => !own.has(keyOf(it))).map((it) => missing(file, it, known.has(keyOf(it)))),
    ...entries
      .filter(({ isObsolete }) => !isObsolete)
      .flatMap((entry) => changed(entry, extracted.get(keyOf(entry))).map((it) => ({ file, ...it }))),
  ]
}

function missing(file: string, message: SourceMessage, isDeleted: boolean) {
  const [place] = message.places
  const kind = 'unfinished' as const
  if (isDeleted || place === undefined)
    return {
      file,
      line: 1,
      message: message.msgid,
      sentence: `The entry of this text of ${filesOf(message)} was deleted. Take it from git: git checkout ${file} restores the whole file. An extraction would not bring its translation back.`,
      kind,
    }
  return {
    ...place,
    message: message.msgid,
    sentence: `This text is new or was changed, and ${file} does not have it yet. ${extract}`,
    kind,
  }
}

function changed({ line, msgid, origins, comments }: PoEntry, source: SourceMessage | undefined) {
  const difference = (what: string, kind: 'unfinished' | 'style') => [
    { line, message: msgid, sentence: `The source code has ${what}. ${extract}`, kind },
  ]
  if (source === undefined)
    return difference('no such text: it was removed, or its English was changed here', 'unfinished')
  if (filesOf(source) !== origins.toSorted().join(', ')) return difference('this text elsewhere', 'unfinished')
  return comments.join('\n') === source.comments.join('\n') ? [] : difference('this text with another comment', 'style')
}

const extract = 'Run: npm run i18n:extract'
