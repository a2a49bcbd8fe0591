import { parsePo } from 'pofile-ts'

/** One message of a PO file, with its line numbers (the first line of a file is 1). */
export type PoEntry = PreviousText & {
  readonly msgstr: string
  /** What msgid and msgctxt were when the translation was confirmed (`#|`). */
  readonly previous: PreviousText | undefined
  /** Comments of translators (`# `). */
  readonly notes: readonly string[]
  /** Comments from the source code (`#.`). */
  readonly comments: readonly string[]
  /** Files that use the message (`#:`). */
  readonly origins: readonly string[]
  readonly flags: readonly string[]
  readonly isObsolete: boolean
  readonly line: number
  readonly msgstrLine: number
}
export type PreviousText = { readonly msgid: string; readonly msgctxt: string | undefined }

export type PoFile = {
  readonly entries: readonly PoEntry[]
  /** Lines that cannot be read without losing a text, a sentence each. */
  readonly broken: readonly Broken[]
}
export type Broken = { readonly line: number; readonly sentence: string }

/** `text` is without the marks of removed and of previous texts, `#~` and `#|`. */
type Line = { readonly line: number; readonly text: string; readonly isObsolete: boolean; readonly isPrevious: boolean }

const conflictSentence =
  'Two versions of this place meet here, after a merge. Keep one of them, and delete the other and the three lines that begin with <<<<<<<, ======= and >>>>>>>.'

/**
 * Reads a PO file entry by entry, with line numbers. The library that Lingui uses reads each; what it would skip or let
 * another entry replace is reported, so that no translation is lost silently.
 */
export function readPo(source: string): PoFile {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const conflicts = lines.flatMap((text, index) => (/^<{7}(?: |$)/.test(text) ? index + 1 : []))
  if (conflicts.length > 0)
    return { entries: [], broken: conflicts.map((line) => ({ line, sentence: conflictSentence })) }
  const read = blocksOf(lines).map(readBlock)
  const entries = read.flatMap((it) => ('msgid' in it ? it : []))
  return { entries, broken: [...read.flatMap((it) => ('msgid' in it ? [] : it)), ...duplicatesIn(entries)] }
}

export const keyOf = ({ msgid, msgctxt }: PreviousText): string => `${msgctxt ?? ''}\u0004${msgid}`

function duplicatesIn(entries: readonly PoEntry[]): Broken[] {
  const lines = new Map(entries.toReversed().map((entry) => [keyOf(entry), entry.line]))
  return entries
    .filter((entry) => lines.get(keyOf(entry)) !== entry.line)
    .map((entry) => ({
      line: entry.line,
      sentence: `This English text is in line ${lines.get(keyOf(entry))} already. Keep the entry whose translation is right, and delete the other.`,
    }))
}

/** The lines of each entry; a comment or a new msgid after a msgstr begins the next one, even without an empty line. */
function blocksOf(lines: readonly string[]): Line[][] {
  const blocks: Line[][] = [[]]
  for (const [index, raw] of lines.entries()) {
    const [, sign = '', rest = ''] = /^\s*(#~\||#\||#~)?(.*)$/s.exec(raw) ?? []
    const line = {
      line: index + 1,
      text: rest.trim(),
      isObsolete: sign.startsWith('#~'),
      isPrevious: sign.endsWith('|'),
    }
    const isComplete = blocks.at(-1)?.some(({ text, isPrevious }) => !isPrevious && text.startsWith('msgstr'))
    const begins = line.isPrevious || /^(?:#|msgctxt\b|msgid\b)/.test(line.text)
    if (line.text === '' || (isComplete && begins)) blocks.push([])
    if (line.text !== '') blocks.at(-1)?.push(line)
  }
  return blocks
}

const textLine = /^(?:msg(?:ctxt|id|id_plural|str)(?:\[\d+\])?\s*)?"(?:[^"\\]|\\.)*"$/
/** Escape sequences other than those of gettext: https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html */
const unknownEscape = (text: string): string | undefined => /\\./.exec(text.replace(/\\["'\\?ntrabvf]/g, ''))?.[0]

function lineProblem(text: string): string | undefined {
  if (!textLine.test(text))
    return 'This line is not complete: the text belongs between two straight quotation marks, and one inside it is written \\".'
  const escape = unknownEscape(text)
  if (escape === undefined) return undefined
  return `“${escape}” means nothing in this file. Write the character itself; a backslash that visitors shall see is written \\\\.`
}

const parsed = (lines: readonly Line[]) =>
  parsePo(['msgid ""\nmsgstr ""\n', ...lines.map(({ text }) => text)].join('\n')).items[0]

/** The entry of a block, or what is wrong with its lines. The header and comments alone are neither. */
function readBlock(block: readonly Line[]): PoEntry | Broken[] {
  const written = block.filter(({ text, isPrevious }) => !isPrevious && !text.startsWith('#'))
  const broken = written.flatMap(({ line, text }) => {
    const sentence = lineProblem(text)
    return sentence === undefined ? [] : { line, sentence }
  })
  const [first] = written
  if (broken.length > 0 || first === undefined) return broken
  const { line } = first
  const lineOf = (keyword: RegExp) => written.find(({ text }) => keyword.test(text))?.line
  const msgstrLine = lineOf(/^msgstr/)
  if (lineOf(/^msgid_plural/) !== undefined)
    return [{ line, sentence: 'This is a gettext plural (msgid_plural). Write the plural inside the text.' }]
  if (lineOf(/^msgid/) === undefined || msgstrLine === undefined)
    return [{ line, sentence: 'This entry lacks its msgid or its msgstr line. Take it from the file’s last version.' }]
  const item = parsed(block.filter(({ isPrevious }) => !isPrevious))
  if (item === undefined) return []
  const previous = parsed(block.filter(({ isPrevious }) => isPrevious))
  return {
    ...textOf(item),
    msgstr: item.msgstr.join(''),
    previous: previous && textOf(previous),
    notes: item.comments,
    comments: item.extractedComments,
    origins: item.references.flatMap((files) => files.split(/\s+/)),
    flags: Object.keys(item.flags),
    isObsolete: written.some(({ isObsolete }) => isObsolete),
    line,
    msgstrLine,
  }
}

const textOf = ({ msgid, msgctxt }: { readonly msgid: string; readonly msgctxt: string | null }): PreviousText => ({
  msgid,
  msgctxt: msgctxt ?? undefined,
})
